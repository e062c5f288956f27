import type { HelpTopic } from './topic.ts'

export const feedSuggestions: HelpTopic = {
  id: 'feed-suggestions',
  title: 'Vorschläge im Feed',
  question: 'Warum sehe ich das?',
  link: {
    path: '/settings#vorschlaege',
    label: 'Persönliche Vorschläge in den Einstellungen',
  },
  text: 'Auf der ersten Seite des Feeds stehen bis zu zwei Vorschläge: ältere Beiträge, die wir für dich aussuchen. Jeder ist gekennzeichnet. „Warum sehe ich das?“ nennt die Gründe: wem du folgst, deine Horns, deine Lieblingsgenres und deine Bewertungen. Du kannst sagen, ob du davon mehr oder weniger willst; das gilt, sobald du den Feed neu lädst. Nur neue Beiträge und keine Vorschläge liest du mit dem Schalter „Neueste zuerst“. In den Einstellungen vergessen wir mit „Alles vergessen“, was wir gelernt haben, und „Persönlich“ schaltet Vorschläge ganz ab.',
  words:
    'algorithmus empfehlungen empfiehlt vorgeschlagene abschalten feed neueste empfehlung empfohlen algorithmus vorgeschlagen personalisiert grund bewertung feedback warum weniger mehr',
  related: ['feed', 'mute', 'settings'],
}
