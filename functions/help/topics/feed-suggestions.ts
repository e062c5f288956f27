import type { HelpTopic } from './topic.ts'

export const feedSuggestions: HelpTopic = {
  id: 'feed-suggestions',
  title: 'Vorschläge im Feed',
  question: 'Warum sehe ich das?',
  link: {
    path: '/settings#benachrichtigungen',
    label: 'Persönliche Vorschläge in den Einstellungen',
  },
  text: 'Manche Beiträge im Feed sind Vorschläge. „Warum sehe ich das?“ im Menü des Beitrags nennt die Gründe: deine Horns, deine Genres oder Leute mit ähnlichem Geschmack. Du kannst sagen, ob du davon mehr oder weniger willst; „weniger“ wirkt beim nächsten Laden. Ganz ohne Vorschläge liest du mit dem Schalter „Neueste zuerst“, oder du schaltest in den Einstellungen „Persönlich“ aus. Dort setzt du die Bewertungen auch zurück.',
  words:
    'algorithmus empfehlungen empfiehlt vorgeschlagene abschalten feed neueste empfehlung empfohlen algorithmus vorgeschlagen personalisiert grund bewertung feedback warum weniger mehr',
  related: ['feed', 'mute', 'settings'],
}
