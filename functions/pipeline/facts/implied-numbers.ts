import { numbersIn, type Stated } from './numbers.ts'

const FIRST_YEAR = 1900
const MAX_YEARS = 80

/** "Since 2019" says "seit sieben Jahren" in 2026. */
const elapsedSince = (numbers: readonly Stated[], thisYear: number): Stated[] =>
  numbers
    .filter(({ value, unit }) => unit !== 'money' && value >= FIRST_YEAR && value < thisYear)
    .map(({ value, words }) => ({ value: thisYear - value, unit: 'since', words }))

const SPAN =
  /(?<!\p{L})(?:seit|vor|since|for|in|after|nach)\s+((?:[\p{L}\d]+[ -]){0,3}?(?:Jahren|years))(?!\p{L})|((?:[\p{L}\d]+ ){1,2}years) ago\b/giu

/** The years of "seit zwölf Jahren", "12 years ago". */
const spansIn = (text: string): Stated[] =>
  [...text.matchAll(SPAN)]
    .flatMap(([, span, ago]) => numbersIn(span ?? ago ?? ''))
    .filter(({ value, unit }) => unit === 'year' && value < MAX_YEARS && Number.isInteger(value))

/** "Seit zwölf Jahren" says "seit 2014" in 2026. */
const beginsOf = (text: string, thisYear: number): Stated[] =>
  spansIn(text).map(({ value, words }) => ({ value: thisYear - value, unit: 'begin', words }))

const PHRASES: readonly (readonly [RegExp, number, string])[] = [
  [/(?<!\p{L})(?:an?|one|past|last|ein(?:em)?) (?:decade|jahrzehnt)/iu, 10, 'year'],
  [/(?<!\p{L})(?:half a year|half-year|halbe[ns]? jahr)/iu, 6, 'month'],
  [/(?<!\p{L})(?:half an hour|half-hour|halbe stunde)/iu, 30, 'minute'],
  [/(?<!\p{L})(?:a year and a half|anderthalb jahre)/iu, 18, 'month'],
  [/(?<!\p{L})(?:half|hälfte)(?!\p{L})/iu, 50, 'percent'],
  [/(?<!\p{L})(?:an?|one|ein) (?:third|drittel)(?!\p{L})/iu, 33, 'percent'],
  [/(?<!\p{L})(?:an?|one|ein) (?:quarter|viertel)(?!\p{L})/iu, 25, 'percent'],
]

const inPhrases = (text: string): Stated[] =>
  PHRASES.filter(([words]) => words.test(text)).map(([, value, unit]) => ({
    value,
    unit,
    words: unit,
  }))

const LENGTH = /(?<![\d:])(\d{1,2}):([0-5]\d)(?![\d:])/gu

/** "7:45" of a song says "sieben Minuten und 45 Sekunden". */
const lengthsIn = (text: string): Stated[] =>
  [...text.matchAll(LENGTH)].flatMap(([words, minutes, seconds]) => [
    { value: Number(minutes), unit: 'minute', words },
    { value: Number(seconds), unit: 'second', words },
  ])

/** Numbers that a text does not write, but says: sentences may state them, and stories are not compared by them. */
export const impliedNumbers = (
  text: string,
  numbers: readonly Stated[],
  thisYear: number,
): Stated[] => [
  ...elapsedSince(numbers, thisYear),
  ...beginsOf(text, thisYear),
  ...inPhrases(text),
  ...lengthsIn(text),
]

/** Whether a number of a sentence is implied by an item: one with the same unit, a year, or the years since one. */
export const isImplied = (
  { value, unit }: Stated,
  sentence: string,
  implied: readonly Stated[],
): boolean =>
  implied.some((one) => {
    if (one.value !== value) return false
    if (one.unit === 'since') return spansIn(sentence).some((span) => span.value === value)
    return one.unit === unit || one.unit === 'begin'
  })
