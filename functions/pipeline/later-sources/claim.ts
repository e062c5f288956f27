import { COMMON_WORDS } from '#platform/content/common-words.ts'
import {
  blankQuotations,
  datesIn,
  fold,
  isWhere,
  nameRunsIn,
  numbersIn,
  type NameRun,
  type Stated,
  type StatedDate,
} from '../facts/index.ts'

/** What a sentence states, as far as two sentences can be compared. */
export interface Claim {
  readonly text: string
  /** Folded words that say what it is about. */
  readonly words: ReadonlySet<string>
  /** Days. */
  readonly dates: readonly StatedDate[]
  /** Numbers of things. */
  readonly figures: readonly Stated[]
  readonly places: readonly NameRun[]
}

/** Units whose number an event has once; ages, times and decades differ between sentences that agree. */
const COUNTED = new Set(['song', 'minute', 'money', 'show', 'band', 'copy'])

const MIN_LETTERS = 4

export const claimOf = (text: string, language: 'de' | 'en'): Claim => {
  const { dates, rest } = datesIn(text, language)
  const words = fold(rest).filter((word) => word.length >= MIN_LETTERS && !COMMON_WORDS.has(word))
  return {
    text,
    words: new Set(words),
    dates: dates.filter(({ day }) => day !== undefined),
    figures: numbersIn(rest).filter(({ unit }) => unit !== undefined && COUNTED.has(unit)),
    places: nameRunsIn(blankQuotations(rest)).filter(isWhere),
  }
}

/** A full stop after a digit is that of a date. */
const END = /(?<=[^\d\s][.!?…]["“”]?)\s+/u

export const claimsIn = (text: string, language: 'de' | 'en'): Claim[] =>
  text
    .split(END)
    .filter((sentence) => sentence.trim() !== '')
    .map((sentence) => claimOf(sentence.trim(), language))
