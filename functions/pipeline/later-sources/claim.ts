import { COMMON_WORDS } from '#platform/content/common-words.ts'
import type { Evidence, SentenceFacts } from '../facts/index.ts'
import { blankQuotations } from '../facts/quotations.ts'
import { fold } from '../facts/fold.ts'
import { isWhere, nameRunsIn, type NameRun } from '../facts/name-runs.ts'
import { readSentenceFacts } from '../facts/item-facts.ts'
import type { Stated } from '../facts/numbers.ts'
import type { StatedDate } from '../facts/dates.ts'

/** The facts of a sentence, as far as those of two sentences can contradict each other. */
export interface Claim extends Pick<SentenceFacts, 'clauses'> {
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

export const readClaim = (text: string, language: Evidence['language']): Claim => {
  const { rest, dates, numbers, clauses } = readSentenceFacts({ text, language })
  const words = fold(rest).filter((word) => word.length >= MIN_LETTERS && !COMMON_WORDS.has(word))
  return {
    text,
    clauses,
    words: new Set(words),
    dates: dates.filter(({ day }) => day !== undefined),
    figures: numbers.filter(({ unit }) => unit !== undefined && COUNTED.has(unit)),
    places: nameRunsIn(blankQuotations(rest)).filter(isWhere),
  }
}

/** A full stop after a digit is that of a date. */
const END = /(?<=[^\d\s][.!?…]["“”]?)\s+/u

export const claimsIn = (text: string, language: Evidence['language']): Claim[] =>
  text
    .split(END)
    .filter((sentence) => sentence.trim() !== '')
    .map((sentence) => readClaim(sentence.trim(), language))
