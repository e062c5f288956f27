import { foldWords } from '#shared/domain/search-fold.ts'
import type { ArticleCategory } from '#shared/domain/news.ts'
import { datesIn, type StatedDate } from './dates.ts'
import type { Evidence, StoryFacts } from './facts.ts'
import { factsOf } from './item-facts.ts'
import { ACTIONS, KINDS, TOPICS } from './meanings.ts'
import { factsFrom } from './merged-facts.ts'
import { withPhrases } from './phrases.ts'
import { blankQuotations, worksIn } from './quotations.ts'
import { namesOf } from './report-names.ts'

/** The words of a title, in the form that titles are compared in. */
export interface TitleKey {
  /** All words. */
  readonly folded: string
  /** A review or an interview is a separate event. */
  readonly kind: string
  readonly years: readonly string[]
  /** Countries and regions, by number. */
  readonly regions: readonly string[]
  readonly topics: readonly string[]
  readonly actions: readonly string[]
  /** Names in quotation marks: a record, a song. */
  readonly quoted: readonly string[]
}

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

const FESTIVAL = /\bfestival\b|\bopen[ -]air\b|(?<!\bmani)fest\b/iu

const meaningsIn = (text: string) => {
  const words = foldWords(withPhrases(text))
  const meanings = (lexicon: typeof TOPICS): string[] => [
    ...new Set(words.flatMap((word) => lexicon.meaningOf(word) ?? [])),
  ]
  return {
    topics: [...meanings(TOPICS), ...(FESTIVAL.test(text) ? ['festival'] : [])],
    actions: meanings(ACTIONS),
    kinds: meanings(KINDS),
  }
}

const YEAR = /\b20\d\d\b/gu

/** The key of a title; dates are no part of its words. */
const keyOf = (title: string, category: ArticleCategory, evidence: Evidence): TitleKey => {
  const { topics, actions, kinds } = meaningsIn(blankQuotations(title))
  const isNews = category !== 'review' && category !== 'interview'
  return {
    folded: foldWords(title).join(' '),
    kind: isNews ? (kinds[0] ?? 'news') : category,
    years: title.match(YEAR) ?? [],
    regions: [...factsOf(evidence).places].map(String),
    topics,
    actions,
    quoted: worksIn(title),
  }
}

const dayOf = ({ day, month, year }: StatedDate): string[] =>
  day === undefined ? [] : [`${String(year)}-${String(month)}-${String(day)}`]

const monthOf = ({ month, year }: StatedDate): string => `${String(year)}-${String(month)}`

const figuresOf = (evidence: Evidence): string[] =>
  factsOf(evidence).numbers.flatMap(({ value, unit }) =>
    unit === undefined || unit === 'oclock' ? [] : [`${String(value)} ${unit}`],
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
    key: keyOf(titleText, category, text === '' ? evidence : { ...evidence, text: '' }),
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
