import {
  german,
  hasCapital,
  isNamed,
  isOrdinary,
  type ItemFacts,
  numeralOf,
  placeOf,
  seasonOf,
  weekdayOf,
  withoutUmlauts,
  type Word,
} from '../facts/index.ts'

/** Endings of German inflection and of the English possessive. Names take only an "s". */
const NAME_ENDINGS = ['', 's', 'es']
const NOUN_ENDINGS = [...NAME_ENDINGS, 'e', 'n', 'en', 'er', 'ern', 'in', 'innen']
const MIN_STEM = 3
const LONGEST_SEASON = 10

const withoutEndings = (word: string, endings: readonly string[]): string[] =>
  endings.flatMap((ending) =>
    word.endsWith(ending) && word.length - ending.length >= (ending === '' ? 1 : MIN_STEM)
      ? [word.slice(0, word.length - ending.length)]
      : [],
  )

const hasWord = ({ words }: ItemFacts, word: string): boolean =>
  words.has(word) || words.has(withoutUmlauts(word))

/** In any inflection, of the statement or of the item. */
const isIn = (known: ItemFacts, word: string): boolean => {
  const endings = known.language === 'de' ? NOUN_ENDINGS : NAME_ENDINGS
  return withoutEndings(word, endings).some((stem) =>
    endings.some((ending) => hasWord(known, stem + ending)),
  )
}

const isInAny = (facts: readonly ItemFacts[], word: string): boolean =>
  facts.some((known) => isIn(known, word))

const isPlaceOfAny = (facts: readonly ItemFacts[], place: number): boolean =>
  facts.some(({ places }) => places.has(place))

const hasDigit = (word: string): boolean => /\d/.test(word)
const isNumber = (word: string): boolean => /^\d/.test(word)

/** Words that the checks of dates and numbers handle. */
const isFigure = ({ folded }: Word): boolean =>
  isNumber(folded) ||
  [weekdayOf, seasonOf, numeralOf].some((meaning) => meaning(folded) !== undefined)

/** The place that is the first part of a compound, as in "Deutschlandtour". */
const placeBefore = (folded: string): number | undefined => {
  for (let at = folded.length - MIN_STEM; at > MIN_STEM; at--) {
    const place = placeOf(folded.slice(0, at))
    if (place !== undefined && german().isListedNoun(folded.slice(at))) return place
  }
  return undefined
}

/** "Europatournee" states the place of "Europatour". */
const isInCompoundOfAny = (facts: readonly ItemFacts[], place: number): boolean =>
  facts.some(({ order }) => order.some((word) => placeBefore(word) === place))

const isPlaceKnown = (folded: string, facts: readonly ItemFacts[]): boolean | undefined => {
  const place = placeOf(folded) ?? placeBefore(folded)
  if (place === undefined) return undefined
  return isPlaceOfAny(facts, place) || isInCompoundOfAny(facts, place)
}

const isCommon = (word: Word, facts: readonly ItemFacts[]): boolean =>
  isOrdinary(word, (part) => isInAny(facts, part))

const isClaim = (word: Word): boolean =>
  hasCapital(word) ||
  hasDigit(word.folded) ||
  // Adjectives of places begin with a small letter.
  (/sch(?:e[nrms]?)?$/.test(word.folded) && placeOf(word.folded) !== undefined)

const isSupported = (word: Word, facts: readonly ItemFacts[]): boolean => {
  const { folded, isInTitle } = word
  if (isInAny(facts, folded)) return true
  if (isInTitle) return false
  if (isFigure(word) && !(isCompoundOfTime(word) && isNamed(word))) return true
  return isPlaceKnown(folded, facts) ?? isCommon(word, facts)
}

/** "Winterschlacht" begins with a season. */
const isCompoundOfTime = ({ folded }: Word): boolean =>
  folded.length > LONGEST_SEASON && seasonOf(folded) !== undefined

const isSingleLetter = ({ folded }: Word): boolean => folded.length < 2

/** Capitalised words, and adjectives of places, that occur in no item. */
export const unknownNames = (words: readonly Word[], facts: readonly ItemFacts[]): string[] =>
  words
    .filter((word) => isClaim(word) && !isSingleLetter(word))
    .filter((word) => !isSupported(word, facts))
    .map(({ written }) => written)

const NEAR = 3

const areNear = ({ order }: ItemFacts, first: string, second: string): boolean =>
  order.some(
    (word, index) =>
      word === first &&
      order
        .slice(index + 1, index + 1 + NEAR)
        .some((next) => withoutEndings(next, NAME_ENDINGS).includes(second) || next === second),
  )

const isName = (word: Word, facts: readonly ItemFacts[]): boolean =>
  hasCapital(word) &&
  word.folded.length >= MIN_STEM &&
  !isFigure(word) &&
  placeOf(word.folded) === undefined &&
  !isCommon(word, []) &&
  facts.some(({ words }) => words.has(word.folded))

const bare = (word: Word, facts: readonly ItemFacts[]): string =>
  withoutEndings(word.folded, ['', 's']).find((stem) =>
    facts.some(({ words }) => words.has(stem)),
  ) ?? word.folded

/** Whether all items have another last name after this first name. */
const isOtherLastName = (first: Word, second: Word, facts: readonly ItemFacts[]): boolean => {
  const lastNames = facts.flatMap(({ pairs }) => pairs.get(first.folded) ?? [])
  return lastNames.length > 0 && !isInAny(facts, second.folded)
}

/** Consecutive names that are consecutive in no item: the first name of one person, the last name of another. */
export const mixedNames = (words: readonly Word[], facts: readonly ItemFacts[]): string[] =>
  words.slice(1).flatMap((second, index) => {
    const first = words[index]
    if (!first || second.before === undefined) return []
    if (!isName(first, facts) || !hasCapital(second)) return []
    const both = `${first.written} ${second.written}`
    if (isOtherLastName(first, second, facts)) return [both]
    if (!isName(second, facts)) return []
    const last = bare(second, facts)
    const isTogether = facts.some((known) => areNear(known, first.folded, last))
    return isTogether ? [] : [both]
  })
