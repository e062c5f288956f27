import { type ItemFacts, type SentenceFacts } from '../facts/index.ts'
import { isImplied } from '../facts/implied-numbers.ts'
import { isYear } from '../facts/item-facts.ts'
import { parseSeason, parseWeekday } from '../facts/times.ts'
import { type Stated } from '../facts/numbers.ts'
import { type StatedDate } from '../facts/dates.ts'
import { type Word } from '../facts/words.ts'

const isSameDate = (one: StatedDate, other: StatedDate): boolean =>
  one.month === other.month &&
  (one.day === undefined || one.day === other.day) &&
  (one.year === undefined || other.year === undefined || one.year === other.year)

const supports = (stated: Stated, { value, unit }: Stated): boolean =>
  stated.value === value &&
  (stated.unit === undefined || unit === undefined || stated.unit === unit)

const isNumberKnown = (stated: Stated, known: ItemFacts): boolean =>
  known.numbers.some((one) => supports(stated, one)) ||
  (isYear(stated.value) && known.dates.some(({ year }) => year === stated.value))

const unknownDates = (dates: readonly StatedDate[], facts: readonly ItemFacts[]): string[] =>
  dates
    .filter((date) => !facts.some((known) => known.dates.some((one) => isSameDate(date, one))))
    .map(({ words }) => words)

const unknownNumbers = ({ rest, numbers }: SentenceFacts, facts: readonly ItemFacts[]): string[] =>
  numbers
    .filter((stated) => !facts.some((known) => isNumberKnown(stated, known)))
    .filter((stated) => !facts.some(({ implied }) => isImplied(stated, rest, implied)))
    .map(({ words }) => words)

/** Weekdays and seasons; German texts name the case, not the season, with "Fall". */
const unknownTimes = (words: readonly Word[], facts: readonly ItemFacts[]): string[] =>
  words
    .filter(({ folded }) => {
      const weekday = parseWeekday(folded)
      const season = folded === 'fall' ? undefined : parseSeason(folded)
      return (
        (weekday !== undefined && !facts.some(({ weekdays }) => weekdays.has(weekday))) ||
        (season !== undefined &&
          !facts.some((known) => known.seasons.has(season) || known.words.has(folded)))
      )
    })
    .map(({ written }) => written)

/** Dates, years, weekdays, seasons and numbers that no item states. */
export const unknownFigures = (sentence: SentenceFacts, facts: readonly ItemFacts[]): string[] => [
  ...unknownDates(sentence.dates, facts),
  ...unknownNumbers(sentence, facts),
  ...unknownTimes(sentence.words, facts),
]
