import type { HelpTopic } from './topic.ts'

export const feed: HelpTopic = {
  id: 'feed',
  title: 'Der Feed',
  question: 'Wie ist der Feed sortiert?',
  link: { path: '/', label: 'Zum Feed' },
  text: 'Der Feed auf der Startseite zeigt die Beiträge der Community, die neuesten zuerst. Ganz oben hängen bis zu drei Beiträge, die das Team angepinnt hat; selbst anpinnen kannst du nichts. Kommt etwas Neues, während du liest, meldet ein Knopf die Zahl der neuen Beiträge und bringt dich nach oben. Dazwischen können Vorschläge stehen, sie sind als solche gekennzeichnet. Mit dem Schalter „Neueste zuerst“ bleiben sie draußen.',
  words:
    'startseite anordnung sortiert geordnet feed übersicht anzeigen beiträge startseite timeline chronologisch reihenfolge sortierung angepinnt pinnen festpinnen oben neueste aktuell',
  related: ['feed-suggestions', 'write-posts', 'mute'],
}
