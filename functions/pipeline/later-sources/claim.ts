import { COMMON_WORDS } from '#platform/content/common-words.ts'
import { datesIn, fold, numbersIn, placeOf, type Stated, type StatedDate } from '../facts/index.ts'

/** What a sentence states, as far as two sentences can be compared. */
export interface Claim {
  readonly text: string
  /** Folded words that say what it is about. */
  readonly words: ReadonlySet<string>
  /** Days. */
  readonly dates: readonly StatedDate[]
  /** Numbers of things. */
  readonly figures: readonly Stated[]
  readonly places: readonly Place[]
}

interface Place {
  readonly name: string
  /** The same for the German and the English name. */
  readonly key: string | number
}

/** Units whose number an event has once; ages, times and decades differ between sentences that agree. */
const COUNTED = new Set(['song', 'minute', 'money', 'show', 'band', 'copy'])

const MIN_LETTERS = 4

const IN_A_PLACE = /(?<![\p{L}])in\s+(?<name>\p{Lu}[\p{L}-]{2,})/gu

const placesIn = (text: string): Place[] =>
  [...text.matchAll(IN_A_PLACE)].map((match) => {
    const name = match.groups?.['name'] ?? ''
    const [folded = ''] = fold(name)
    return { name, key: placeOf(folded) ?? folded }
  })

export const claimOf = (text: string, language: 'de' | 'en'): Claim => {
  const { dates, rest } = datesIn(text, language)
  const words = fold(rest).filter((word) => word.length >= MIN_LETTERS && !COMMON_WORDS.has(word))
  return {
    text,
    words: new Set(words),
    dates: dates.filter(({ day }) => day !== undefined),
    figures: numbersIn(rest).filter(({ unit }) => unit !== undefined && COUNTED.has(unit)),
    places: placesIn(rest),
  }
}

/** A full stop after a digit is that of a date. */
const END = /(?<=[^\d\s][.!?…]["“”]?)\s+/u

export const claimsIn = (text: string, language: 'de' | 'en'): Claim[] =>
  text
    .split(END)
    .filter((sentence) => sentence.trim() !== '')
    .map((sentence) => claimOf(sentence.trim(), language))
