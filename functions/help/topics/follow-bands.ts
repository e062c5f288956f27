import type { HelpTopic } from './topic.ts'

export const followBands: HelpTopic = {
  id: 'follow-bands',
  title: 'Bands folgen',
  question: 'Wie folge ich einer Band?',
  link: { path: '/bands', label: 'Bands zum Folgen finden' },
  text: 'Öffne die Seite einer Band und tippe auf „Folgen“; mit „Entfolgen“ endet es. Wie viele Leute einer Band folgen, sehen alle, wer es ist, sieht niemand. Gibt es ein neues Konzert einer Band, der du folgst, erfährst du es in deinen Aktivitäten.',
  words:
    'folgen abonnieren entfolgen fan lieblingsband follower konzert hinweis benachrichtigung neues von meiner band',
  related: ['bands', 'newcomer-bands', 'notifications'],
}
