import { fold, withoutUmlauts } from './fold.ts'
import { datesIn, type StatedDate } from './dates.ts'
import { splitClauses } from './clauses.ts'
import type { Evidence, ItemFacts, SentenceFacts } from './facts.ts'
import { findPlace } from './places.ts'
import { relativeDaysIn, parseSeason, seasonsOfMonth, parseWeekday } from './times.ts'
import { impliedNumbers } from './implied-numbers.ts'
import { numbersIn, type Stated } from './numbers.ts'
import { perObject } from './per-object.ts'
import { quotationsIn, wordsAsText } from './quotations.ts'
import { ratingsIn } from './ratings.ts'
import { splitWords } from './words.ts'

const DAY_MS = 86_400_000

const dateAt = (time: number, words: string): StatedDate => {
  const [year, month, day] = new Date(time).toISOString().split(/\D/u, 3).map(Number)
  return { day, month: month ?? 0, year, words }
}

const defined = <T>(values: readonly (T | undefined)[]): T[] =>
  values.filter((value) => value !== undefined)

/** A date without a year is in the year of publication, or in the next year if it has passed. */
export const withYears = (date: StatedDate, published: number): StatedDate[] => {
  if (date.year !== undefined) return [date]
  const year = new Date(published).getUTCFullYear()
  const hasPassed = Date.UTC(year, date.month - 1, (date.day ?? 28) + 1) < published
  return [year, ...(hasPassed ? [year + 1] : [])].map((each) => ({ ...date, year: each }))
}

const weekdayOfDate = ({ day, month, year }: StatedDate): number | undefined =>
  day === undefined || year === undefined
    ? undefined
    : new Date(Date.UTC(year, month - 1, day)).getUTCDay()

/** Noon of the day on which an item was published, or else fetched. */
export const noonOf = ({
  publishedAt,
  fetchedAt = '',
}: Pick<Evidence, 'publishedAt' | 'fetchedAt'>) => {
  const at = Date.parse(publishedAt ?? fetchedAt)
  return at - (at % DAY_MS) + DAY_MS / 2
}

const joinedNeighbours = (order: readonly string[]): string[] =>
  order.slice(1).map((word, index) => `${order[index] ?? ''}${word}`)

/** The numbers of the places that folded words name, alone or with the next one. */
export const findPlaces = (order: readonly string[]): ReadonlySet<number> =>
  new Set(defined([...order, ...joinedNeighbours(order)].map(findPlace)))

const PM = /(\d{1,2})(?:[:.](\d{2}))?\s?p\.?\s?m\b/giu
const HALF_DAY = 12

/** "8 pm" supports "20 Uhr". */
const afternoons = (text: string): Stated[] =>
  [...text.matchAll(PM)].flatMap(([words, hour, minutes]) => {
    const from = (Number(hour) % HALF_DAY) + HALF_DAY
    return [
      { value: from, unit: 'oclock', words },
      ...(minutes ? [{ value: Number(`${from}.${minutes}`), unit: 'oclock', words }] : []),
    ]
  })

const LAST_YEAR = 2099
const FIRST_YEAR = 1900
export const isYear = (value: number): boolean =>
  Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR

const seasonsOf = (order: readonly string[], named: readonly StatedDate[]): ReadonlySet<string> => {
  const stated = defined(order.map(parseSeason))
  return new Set(stated.length > 0 ? stated : named.flatMap(({ month }) => seasonsOfMonth(month)))
}

const PAIR = /(?<![\p{L}])(\p{Lu}[\p{L}'’]+) (?=(\p{Lu}[\p{L}'’]+))/gu

const pairsIn = (text: string): Map<string, string[]> => {
  const pairs = new Map<string, string[]>()
  for (const [, first = '', second = ''] of text.matchAll(PAIR)) {
    const [key, value] = [fold(first).join(''), fold(second).join('')]
    pairs.set(key, [...(pairs.get(key) ?? []), value])
  }
  return pairs
}

/** The facts of an item, read once. */
export const readFacts = /* @__PURE__ */ perObject((evidence: Evidence): ItemFacts => {
  const { title, text, sourceName, publishedAt, language } = evidence
  const whole = `${title} . ${text} . ${sourceName}`
  const published = noonOf(evidence)
  const order = fold(whole)
  const { dates: written, rest } = datesIn(whole, language)
  const stated = [...numbersIn(rest), ...afternoons(rest)]
  const named = written.flatMap((date) => withYears(date, published))
  const relative = relativeDaysIn(whole).map((days) =>
    dateAt(published + days * DAY_MS, 'relative'),
  )
  const today = publishedAt === null ? [] : [dateAt(published, 'published')]
  const weekdays = defined(order.map(parseWeekday))
  return {
    language,
    order,
    said: wordsAsText(`${title} . ${text}`),
    ratings: ratingsIn(`${title} . ${text}`),
    clauses: splitClauses(`${title}\n${text}`, evidence),
    words: new Set([...order, ...order.map(withoutUmlauts), ...joinedNeighbours(order)]),
    pairs: pairsIn(whole),
    places: findPlaces(order),
    numbers: stated,
    implied: impliedNumbers(rest, stated, new Date(published).getUTCFullYear()),
    dates: [...named, ...relative, ...today],
    weekdays: new Set([
      ...weekdays,
      ...defined(
        [...relative, ...(weekdays.length > 0 ? [] : [...named, ...today])].map(weekdayOfDate),
      ),
    ]),
    seasons: seasonsOf(order, named),
  }
})

/** The facts of a sentence, read once. */
export const readSentenceFacts = /* @__PURE__ */ perObject(
  ({ text, language = 'de' }: Pick<Evidence, 'text'> & Partial<Evidence>): SentenceFacts => {
    const { dates, rest } = datesIn(text, language)
    return {
      rest,
      words: splitWords(rest),
      dates,
      numbers: numbersIn(rest),
      ratings: ratingsIn(text),
      quotations: quotationsIn(text),
      clauses: splitClauses(text),
    }
  },
)
