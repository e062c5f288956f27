import { foldWords } from '#shared/domain/search-fold.ts'
import { datesIn, type StatedDate } from './dates.ts'
import type { Report, Reported } from './facts.ts'
import { fold } from './fold.ts'
import { noonOf, findPlaces, withYears } from './item-facts.ts'
import { ACTIONS, KINDS, TOPICS } from './meanings.ts'
import { factsFrom } from './merged-facts.ts'
import { numbersIn, type Stated } from './numbers.ts'
import { withPhrases } from './phrases.ts'
import { blankQuotations, worksIn } from './quotations.ts'
import { findNames } from './report-names.ts'

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

const keyOf = (title: string, category: Reported['category']): Report['key'] => {
  const { topics, actions, kinds } = meaningsIn(blankQuotations(title))
  const isNews = category !== 'review' && category !== 'interview'
  return {
    folded: foldWords(title).join(' '),
    kind: isNews ? (kinds[0] ?? 'news') : category,
    years: title.match(YEAR) ?? [],
    regions: [...findPlaces(fold(title))].map(String),
    topics,
    actions,
    quoted: worksIn(title),
  }
}

const dayOf = ({ day, month, year }: StatedDate): string[] =>
  day === undefined ? [] : [`${String(year)}-${String(month)}-${String(day)}`]

const monthOf = ({ month, year }: StatedDate): string => `${String(year)}-${String(month)}`

const figureOf = ({ value, unit }: Stated): string[] =>
  unit === undefined || unit === 'oclock' ? [] : [`${String(value)} ${unit}`]

/** The facts of an item or of an article; dates are no part of the words of its title. */
export const readReport = (reported: Reported): Report => {
  const { title, category, language } = reported
  const text = reported.text === title ? '' : reported.text.slice(0, MAX_TEXT)
  const [ofTitle, ofText] = [datesIn(title, language), datesIn(text, language)]
  const dates = [...ofTitle.dates, ...ofText.dates].flatMap((date) =>
    withYears(date, noonOf(reported)),
  )
  const { heads, ...names } = findNames(blankQuotations(ofTitle.rest), blankQuotations(ofText.rest))
  const { topics, actions } = meaningsIn(`${ofTitle.rest}. ${ofText.rest}`)
  return {
    key: keyOf(ofTitle.rest, category),
    heads,
    facts: factsFrom(text !== '', {
      ...names,
      quotes: worksIn(`${title} | ${text}`),
      dates: dates.flatMap(dayOf),
      figures: [...numbersIn(ofTitle.rest), ...numbersIn(ofText.rest)].flatMap(figureOf),
      topics,
      actions,
      months: dates.map(monthOf),
    }),
  }
}
