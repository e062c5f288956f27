import type { HelpTopic } from './topic.ts'

export const messagePrivacy: HelpTopic = {
  id: 'message-privacy',
  title: 'Lesebestätigung, Online-Status und Verschlüsselung',
  question: 'Sehen andere, ob ich ihre Nachricht gelesen habe?',
  link: { path: '/settings#nachrichten', label: 'Lesebestätigung und Online-Status' },
  text: 'Ob deine Nachrichten gelesen sind und ob du online bist, sehen andere nur in angenommenen Unterhaltungen. In den Einstellungen unter „Chats“ schaltest du Lesebestätigungen und Online-Status aus; das gilt in beide Richtungen, du siehst es dann auch bei anderen nicht. Nachrichten sind auf dem Weg und im Speicher verschlüsselt, aber nicht Ende zu Ende. Die Moderation liest nur, was gemeldet oder von der Prüfung angehalten wurde.',
  words:
    'admin moderatoren mitlesen chats chat lesen nachrichten geheim vertraulich status ausschalten wer liest gelesen blaue haken lesebestätigungen online tippt verschlüsselt verschlüsselung mitlesen sicher ende-zu-ende',
  related: ['message-requests', 'privacy', 'reporting'],
}
