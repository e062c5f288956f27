import { foldWords } from '#shared/domain/search-fold.ts'
import type { ArticleCategory } from '#shared/domain/news.ts'
import { datesIn, type StatedDate } from './dates.ts'
import type { Evidence, StoryFacts } from './facts.ts'
import { factsOf } from './item-facts.ts'
import { ACTIONS, TOPICS } from './meanings.ts'
import { factsFrom } from './merged-facts.ts'
import { withPhrases } from './phrases.ts'
import { blankQuotations, worksIn } from './quotations.ts'
import { namesOf } from './report-names.ts'
import { isAboutFestival, titleKey, type TitleKey } from './title-key.ts'

/** One report of an event: its title for itself, and the facts of title and text. */
export interface Report {
  readonly key: TitleKey
  /** The names in the title, corrected by the text. */
  readonly heads: readonly string[]
  readonly facts: StoryFacts
}

export interface Reported {
  readonly title: string
  readonly text: string
  readonly category: ArticleCategory
  readonly language: Evidence['language']
  readonly publishedAt: string | null
  readonly fetchedAt: string
}

const MAX_TEXT = 1500

const meaningsIn = (text: string): { topics: string[]; actions: string[] } => {
  const words = foldWords(withPhrases(text))
  return {
    topics: [
      ...words.flatMap((word) => TOPICS.meaningOf(word) ?? []),
      ...(isAboutFestival(text) ? ['festival'] : []),
    ],
    actions: words.flatMap((word) => ACTIONS.meaningOf(word) ?? []),
  }
}

const dayOf = ({ day, month, year }: StatedDate): string[] =>
  day === undefined ? [] : [`${String(year)}-${String(month)}-${String(day)}`]

const monthOf = ({ month, year }: StatedDate): string => `${String(year)}-${String(month)}`

const IGNORED_UNITS = ['oclock', 'date']

const figuresOf = (evidence: Evidence): string[] =>
  factsOf(evidence).numbers.flatMap(({ value, unit }) =>
    unit === undefined || IGNORED_UNITS.includes(unit) ? [] : [`${String(value)} ${unit}`],
  )

/** The facts of an item or of an article. */
export const reportOf = (reported: Reported): Report => {
  const { category, language, publishedAt, fetchedAt } = reported
  const isTitleAlone = reported.text === reported.title
  const { title } = reported
  const text = isTitleAlone ? '' : reported.text.slice(0, MAX_TEXT)
  const evidence = { title, text, publishedAt, fetchedAt, sourceName: '', language }
  const { rest } = datesIn(text, language)
  const { rest: titleText } = datesIn(title, language)
  const { heads, names, places, doubts } = namesOf(
    blankQuotations(titleText),
    blankQuotations(rest),
  )
  const whole = meaningsIn(text === '' ? titleText : `${titleText}. ${rest}`)
  const { named } = factsOf(evidence)
  return {
    key: titleKey(titleText, category),
    heads,
    facts: factsFrom(text !== '', {
      names,
      quotes: worksIn(`${title} | ${text}`),
      dates: named.flatMap(dayOf),
      figures: figuresOf(evidence),
      topics: whole.topics,
      actions: whole.actions,
      doubts,
      places,
      months: named.map(monthOf),
    }),
  }
}

const NO_TIME = new Date(0).toISOString()

/** A report without a text, in a language that is not known. */
export const reportOfTitle = (title: string, category: ArticleCategory): Report =>
  reportOf({ title, text: '', category, language: 'de', publishedAt: null, fetchedAt: NO_TIME })
