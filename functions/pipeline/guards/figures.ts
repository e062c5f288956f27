import {
  datesIn,
  isImplied,
  isRounded,
  isYear,
  type ItemFacts,
  numbersIn,
  relativeDaysIn,
  relativeYearsIn,
  type Season,
  seasonOf,
  type Stated,
  type StatedDate,
  weekdayOf,
  type Word,
} from '../facts/index.ts'

const isSameDate = (one: StatedDate, other: StatedDate): boolean =>
  one.month === other.month &&
  (one.day === undefined || one.day === other.day) &&
  (one.year === undefined || other.year === undefined || one.year === other.year)

const isDateKnown = (date: StatedDate, { dates, published, isDated }: ItemFacts): boolean =>
  [...dates, ...(isDated ? [published] : [])].some((known) => isSameDate(date, known))

/** The forms that a number can have in a source. */
const formsOf = (value: number): number[] => (isYear(value) ? [value, value % 100] : [value])

const supports = (stated: Stated, { value, unit }: Stated): boolean => {
  if (!formsOf(stated.value).includes(value)) return false
  if (stated.value !== value) return unit === 'decade'
  return stated.unit === undefined || unit === undefined || stated.unit === unit
}

/** Units of which texts name few: another number with the same unit is the one that counts. */
const EXACT: ReadonlySet<string> = new Set([
  'ep',
  'night',
  'woman',
  'child',
  'single',
  'stage',
  'percent',
  'place',
])

const numbersFor = ({ unit }: Stated, { numbers }: ItemFacts): readonly Stated[] => {
  if (unit === undefined || !EXACT.has(unit)) return numbers
  const same = numbers.filter(
    (one) => one.unit === unit || (unit === 'place' && one.unit === undefined),
  )
  return same.length > 0 ? same : numbers
}

const isBareDay = ({ value, words, unit }: Stated, { dates }: ItemFacts): boolean =>
  unit === undefined && /^\d{1,2}$/.test(words) && dates.some(({ day }) => day === value)

/** "Seit mehr als 20 Jahren" is stated by "22 years". */
const isRoundedFrom = ({ value, unit, exact }: Stated, { numbers }: ItemFacts): boolean =>
  exact !== undefined &&
  numbers.some((one) => one.unit === unit && isRounded(value, exact, one.value))

const isNumberKnown = (stated: Stated, known: ItemFacts): boolean =>
  numbersFor(stated, known).some((one) => supports(stated, one)) ||
  isRoundedFrom(stated, known) ||
  (isYear(stated.value) && stated.unit !== 'money' && known.years.has(stated.value)) ||
  isBareDay(stated, known)

const unknownDates = (dates: readonly StatedDate[], facts: readonly ItemFacts[]): string[] =>
  dates.filter((date) => !facts.some((known) => isDateKnown(date, known))).map(({ words }) => words)

const unknownNumbers = (rest: string, facts: readonly ItemFacts[]): string[] =>
  numbersIn(rest)
    .filter((stated) => !facts.some((known) => isNumberKnown(stated, known)))
    .filter((stated) => !facts.some(({ implied }) => isImplied(stated, rest, implied)))
    .map(({ words }) => words)

const unknownWeekdays = (words: readonly Word[], facts: readonly ItemFacts[]): string[] =>
  words
    .filter(({ folded }) => {
      const weekday = weekdayOf(folded)
      return weekday !== undefined && !facts.some(({ weekdays }) => weekdays.has(weekday))
    })
    .map(({ written }) => written)

const unknownSeasons = (words: readonly Word[], facts: readonly ItemFacts[]): string[] => {
  const isKnown = (season: Season, folded: string): boolean =>
    facts.some(({ seasons, words: theirs }) => seasons.has(season) || theirs.has(folded))
  return words
    .filter(({ folded }) => {
      // German texts name the case, not the season.
      const season = folded === 'fall' ? undefined : seasonOf(folded)
      return season !== undefined && !isKnown(season, folded)
    })
    .map(({ written }) => written)
}

const DAY_MS = 86_400_000

const dayAfter = ({ day = 1, month, year }: ItemFacts['published'], days: number): StatedDate => {
  const date = new Date(Date.UTC(year, month - 1, day) + days * DAY_MS)
  return {
    day: date.getUTCDate(),
    month: date.getUTCMonth() + 1,
    year: date.getUTCFullYear(),
    words: '',
  }
}

const unknownRelativeDates = (text: string, facts: readonly ItemFacts[]): string[] => {
  const isYearKnown = (later: number) =>
    facts.some(({ years, published }) => years.has(published.year + later))
  const isDayKnown = (days: number) =>
    days === 0 ||
    facts.some(({ dates, published }) =>
      dates.some((date) => date.day !== undefined && isSameDate(dayAfter(published, days), date)),
    )
  return [
    ...(relativeYearsIn(text).every(isYearKnown) ? [] : ['die Jahresangabe']),
    ...(relativeDaysIn(text).every(isDayKnown) ? [] : ['die Tagesangabe']),
  ]
}

/** Dates, years, weekdays, seasons and numbers that no item states. */
export const unknownFigures = (
  text: string,
  words: readonly Word[],
  facts: readonly ItemFacts[],
): string[] => {
  const { dates, rest } = datesIn(text, 'de')
  return [
    ...unknownDates(dates, facts),
    ...unknownNumbers(rest, facts),
    ...unknownWeekdays(words, facts),
    ...unknownSeasons(words, facts),
    ...unknownRelativeDates(text, facts),
  ]
}
