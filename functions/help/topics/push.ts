import type { HelpTopic } from './topic.ts'

export const push: HelpTopic = {
  id: 'push',
  title: 'Push-Benachrichtigungen',
  question: 'Wie bekomme ich Push aufs Handy?',
  link: { path: '/settings#push', label: 'Push einstellen' },
  text: 'Push schaltest du auf jedem Gerät einzeln ein: mit der Glocke oben, am Handy im Menü, oder in den Einstellungen unter „Benachrichtigungen und Push“. Dein Browser fragt dann, ob er darf. Auf iPhone und iPad geht Push nur, wenn du Höllenlärm zum Home-Bildschirm hinzugefügt hast. Von 22 bis 8 Uhr ist Ruhe, danach kommt alles gesammelt; die Ruhezeit kannst du ändern. Für eine Stunde oder bis morgen früh still geht auch, ebenso Push ohne den Text von Nachrichten. Zu einem einzelnen Beitrag steht „Kein Push dazu“ in seinem Menü. Beim Abmelden endet Push auf dem Gerät.',
  words:
    'push glocke handy iphone ipad sperrbildschirm klingelt klingeln bimmelt ruhezeit ruhe nachts nacht pause gerät geräte probe vorschau',
  related: ['notifications', 'sessions', 'mute'],
}
