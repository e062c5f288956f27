import type { EvidenceItem } from './evidence.ts'

export const TOPICS = [
  'review',
  'interview',
  'cancelled',
  'postponed',
  'reissue',
  'lineup',
  'signing',
  'festival',
  'tour',
  'studio',
  'single',
  'album',
  'other',
] as const
export type Topic = (typeof TOPICS)[number]

type EventTopic = Exclude<Topic, 'review' | 'interview' | 'other'>

/** The order settles ties: a cancellation of a tour mentions the tour, too. A postponed concert is not cancelled. */
const WORDS: Readonly<Record<EventTopic, RegExp>> = {
  cancelled: /abgesagt|absagen|Absage|sagen .*\bab\b|f[äa]ll(?:t|en) aus|cancel/iu,
  postponed: /verschoben|verschieben|verlegt|postpone|reschedule/iu,
  reissue: /Neuauflage|wiederveröffentlich|neu aufgelegt|reissue|re-release|remaster/iu,
  lineup:
    /Ausstieg|ausgestiegen|verlässt|steigt .*aus|trennen sich von|Neuzugang|neue[rn]? (?:S[äa]nger|Gitarrist|Bassist|Schlagzeuger|Drummer)|joins|leaves|parts? ways|new (?:vocalist|drummer|bassist|guitarist|singer)|line-?up change/iu,
  signing:
    /unterschreib|unterschrieben|unter Vertrag|Plattenvertrag|neues Label|sign(?:s|ed)? (?:with|to|a)|record deal/iu,
  festival: /Festival|Open Air|\bFest\b|Headliner/u,
  tour: /\bTour\b|Tournee|Konzertreise|tour dates|on tour/iu,
  studio: /im Studio|Aufnahmen|in the studio|recording sessions|entered the studio/iu,
  single: /\bVideo|Single|\bclip\b|neuer Song|neuen Song|new song|new track/iu,
  album: /Album|Platte\b|Langspieler|full-length|record\b|\bEP\b/iu,
}

const score = (items: readonly EvidenceItem[], words: RegExp): number =>
  items.filter(({ title }) => words.test(title)).length * 3 +
  items.filter(({ text }) => words.test(text)).length

const has = (items: readonly EvidenceItem[], category: string): boolean =>
  items.some((item) => item.category === category)

const NAMES = Object.keys(WORDS) as EventTopic[]

/** The topic of the items. A word in a title counts three times a word in a text. */
export const chooseTopic = (items: readonly EvidenceItem[]): Topic => {
  if (has(items, 'review')) return 'review'
  if (has(items, 'interview')) return 'interview'
  const scores = NAMES.map((name) => score(items, WORDS[name]))
  const best = Math.max(...scores)
  return best === 0 ? 'other' : (NAMES[scores.indexOf(best)] ?? 'other')
}
