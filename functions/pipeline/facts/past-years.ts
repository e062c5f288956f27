import type { Evidence } from './facts.ts'
import { fold } from './fold.ts'
import { numbersIn } from './numbers.ts'
import { relativeDaysIn, parseWeekday } from './times.ts'

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu
const AGO =
  /(?<!\p{L})vor ((?:[\p{L}\d]+ ){1,3}Jahr(?:zehnt)?en)|((?:[\p{L}\d]+ ){1,2}(?:years|decades)) ago\b/giu
/** "20.", "20th" or a word such as "zwanzigsten". */
const NTH = String.raw`(?<![\d\p{L}])(\d{1,3}(?:\.|st|nd|rd|th)|\p{L}+)[\s-]*`
const ANNIVERSARY = new RegExp(
  String.raw`${NTH}(?:(?:Todes|Jahres)tag\p{L}*|anniversary)(?!\p{L})`,
  'giu',
)
/** A time counts years only for what returns each year: a band that plays for the twentieth time is no date. */
const TIME = new RegExp(String.raw`${NTH}Mal(?!\p{L})`, 'giu')
const RETURNS = /(?<!\p{L})jähr(?:t|te|ten|en)(?!\p{L})/iu

const countedYears = (text: string, thisYear: number): number[] => [
  ...[...text.matchAll(AGO)]
    .flatMap(([, german, english]) => numbersIn(german ?? english ?? ''))
    .filter(({ unit = 'year' }) => unit === 'year')
    .map(({ value }) => thisYear - value),
  ...[...text.matchAll(ANNIVERSARY), ...(RETURNS.test(text) ? text.matchAll(TIME) : [])]
    .flatMap(([, nth = '']) => numbersIn(nth))
    .map(({ value }) => thisYear - value),
]

const writtenYears = (text: string): number[] => (text.match(YEAR) ?? []).map(Number)

const isOfThisWeek = (text: string): boolean =>
  relativeDaysIn(text).length > 0 || fold(text).some((word) => parseWeekday(word) !== undefined)

/** The year of an item; 0 when nothing dates it. */
export const publishedYear = ({ publishedAt, fetchedAt }: Evidence): number => {
  const at = publishedAt ?? fetchedAt
  return at === undefined ? 0 : new Date(at).getUTCFullYear()
}

/** All years that a text states or counts back to. */
export const yearsNamed = (text: string, thisYear: number): readonly number[] => [
  ...writtenYears(text),
  ...countedYears(text, thisYear),
]

/** The years of a part of a sentence that is only about the past: its own, or those before all parts. */
const pastYearsOf = (part: string, sentence: string, thisYear: number): readonly number[] => {
  const counted = countedYears(sentence, thisYear)
  if (counted.length > 0) return counted
  if (isOfThisWeek(sentence) || writtenYears(sentence).some((year) => year >= thisYear)) return []
  const [beginning = ''] = sentence.split(/[,:;–]/u)
  return [...writtenYears(part), ...writtenYears(beginning)]
}

/** The years before the colon of a title: 'On this day in 2006: …'. */
const yearsBeforeColon = (title: string, thisYear: number): readonly number[] => {
  const [beginning = '', rest] = title.split(/[:–]/u)
  return rest === undefined ? [] : writtenYears(beginning).filter((year) => year < thisYear)
}

/**
 * The past years that a part of a sentence of an item tells of; empty when it is about now. A title that looks back
 * ("20 years ago") dates the sentences without a year of their own.
 */
export const toldYears = (part: string, sentence: string, item: Evidence): readonly number[] => {
  const thisYear = publishedYear(item)
  const years = pastYearsOf(part, sentence, thisYear)
  if (years.length > 0 || writtenYears(sentence).length > 0) return years
  const counted = countedYears(item.title, thisYear)
  return isOfThisWeek(sentence) ? counted : [...counted, ...yearsBeforeColon(item.title, thisYear)]
}
