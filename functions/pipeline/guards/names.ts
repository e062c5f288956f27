import type { ItemFacts } from '../facts/index.ts'
import { german } from '../facts/lexicon/german.ts'
import { hasCapital, type Word } from '../facts/words.ts'
import { isNamed, isOrdinary } from '../facts/ordinary-words.ts'
import { parseNumeral } from '../facts/numerals.ts'
import { findPlace } from '../facts/places.ts'
import { parseSeason, parseWeekday } from '../facts/times.ts'
import { withoutUmlauts } from '../facts/fold.ts'

/** Endings of German inflection and of the English possessive. */
const ENDINGS = ['', 's', 'es', 'e', 'n', 'en', 'er', 'ern', 'in', 'innen']
const MIN_STEM = 3
const LONGEST_SEASON = 10

const withoutEndings = (word: string): string[] =>
  ENDINGS.flatMap((ending) =>
    word.endsWith(ending) && word.length - ending.length >= (ending === '' ? 1 : MIN_STEM)
      ? [word.slice(0, word.length - ending.length)]
      : [],
  )

/** In any inflection, of the statement or of the item. */
const isInAny = (facts: readonly ItemFacts[], word: string): boolean =>
  withoutEndings(word)
    .flatMap((stem) => ENDINGS.map((ending) => stem + ending))
    .flatMap((form) => [form, withoutUmlauts(form)])
    .some((form) => facts.some(({ words }) => words.has(form)))

/** Words that the checks of dates and numbers handle. */
const isFigure = ({ folded }: Word): boolean =>
  /^\d/.test(folded) ||
  [parseWeekday, parseSeason, parseNumeral].some((meaning) => meaning(folded) !== undefined)

/** The place that is the first part of a compound, as in "Deutschlandtour". */
const placeBefore = (folded: string): number | undefined => {
  for (let at = folded.length - MIN_STEM; at > MIN_STEM; at--) {
    const place = findPlace(folded.slice(0, at))
    if (place !== undefined && german().isListedNoun(folded.slice(at))) return place
  }
  return undefined
}

const isPlaceKnown = (folded: string, facts: readonly ItemFacts[]): boolean | undefined => {
  const place = findPlace(folded) ?? placeBefore(folded)
  if (place === undefined) return undefined
  return facts.some(
    // "Europatournee" states the place of "Europatour".
    ({ places, order }) => places.has(place) || order.some((word) => placeBefore(word) === place),
  )
}

const isClaim = (word: Word): boolean =>
  hasCapital(word) ||
  /\d/.test(word.folded) ||
  // Adjectives of places begin with a small letter.
  (/sch(?:e[nrms]?)?$/.test(word.folded) && findPlace(word.folded) !== undefined)

const isSupported = (word: Word, facts: readonly ItemFacts[]): boolean => {
  const { folded } = word
  if (isInAny(facts, folded)) return true
  if (isFigure(word) && !(isCompoundOfTime(word) && isNamed(word))) return true
  return isPlaceKnown(folded, facts) ?? isOrdinary(word)
}

/** "Winterschlacht" begins with a season. */
const isCompoundOfTime = ({ folded }: Word): boolean =>
  folded.length > LONGEST_SEASON && parseSeason(folded) !== undefined

/** Capitalised words, and adjectives of places, that occur in no item. */
export const unknownNames = (words: readonly Word[], facts: readonly ItemFacts[]): string[] =>
  words
    .filter((word) => isClaim(word) && word.folded.length > 1)
    .filter((word) => !isSupported(word, facts))
    .map(({ written }) => written)

const isName = (word: Word): boolean =>
  hasCapital(word) && findPlace(word.folded) === undefined && !isOrdinary(word)

/** Whether all items have another last name after this first name. */
const isOtherLastName = (first: Word, second: Word, facts: readonly ItemFacts[]): boolean => {
  const lastNames = facts.flatMap(({ pairs }) => pairs.get(first.folded) ?? [])
  return lastNames.length > 0 && !isInAny(facts, second.folded)
}

/** The first name of a person of an item with another last name. */
export const mixedNames = (words: readonly Word[], facts: readonly ItemFacts[]): string[] =>
  words.slice(1).flatMap((second, index) => {
    const first = words[index]
    if (!first || second.before === undefined) return []
    if (!isName(first) || !hasCapital(second)) return []
    return isOtherLastName(first, second, facts) ? [`${first.written} ${second.written}`] : []
  })
