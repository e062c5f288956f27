import { foldWords } from '#shared/domain/search-fold.ts'

/** Something that the settings can show, with what a search may name it by. */
export interface Setting {
  readonly label: string
  /** What it does, in one line. */
  readonly text: string
  /** The subject that contains it. */
  readonly subject: string
  /** Other words on the page around it. */
  readonly words: string
}

const MIN_INSIDE = 3
const MIN_MISTYPED = 5

/** Words in the form of `foldWords`, but joined at hyphens: 'E-Mail' and 'Email' are one. */
const wordsIn = (text: string): readonly string[] =>
  text
    .split(/\s+/)
    .map((word) => foldWords(word).join(''))
    .filter((word) => word !== '')

/** Whether one letter more, less, other or swapped with the next makes the texts the same. */
const isOneLetterOff = (text: string, other: string): boolean => {
  let start = 0
  while (start < text.length && text[start] === other[start]) start += 1
  const [rest, otherRest] = [text.slice(start), other.slice(start)]
  const isSwapped = rest === `${otherRest.charAt(1)}${otherRest.charAt(0)}${otherRest.slice(2)}`
  return (
    isSwapped ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1)
  )
}

type Match = (word: string, term: string) => boolean

const isBeginning: Match = (word, term) => word.startsWith(term)
const isInside: Match = (word, term) =>
  isBeginning(word, term) || (term.length >= MIN_INSIDE && word.includes(term))
const isMistyped: Match = (word, term) =>
  term.length >= MIN_MISTYPED &&
  [-1, 0, 1].some((more) => isOneLetterOff(term, word.slice(0, term.length + more)))

/** Where a word may be, the best place first. */
const placesOf = ({ label, text, subject, words }: Setting) =>
  [label, text, subject, words].map(wordsIn)

const NOWHERE = Number.POSITIVE_INFINITY

/** The best place where the term matches a word; the beginning of a word is better than its middle. */
const rankOf = (places: readonly (readonly string[])[], term: string, match: Match): number => {
  const at = places.findIndex((words) => words.some((word) => match(word, term)))
  if (at === -1) return NOWHERE
  return at * 2 + (places[at]?.some((word) => isBeginning(word, term)) === true ? 0 : 1)
}

const best = <Found extends Setting>(
  settings: readonly Found[],
  rank: (setting: Found) => number,
): readonly Found[] =>
  settings
    .map((setting) => ({ setting, rank: rank(setting) }))
    .filter((one) => one.rank !== NOWHERE)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ setting }) => setting)

const withAllTerms = <Found extends Setting>(
  settings: readonly Found[],
  terms: readonly string[],
  match: Match,
): readonly Found[] =>
  best(settings, (setting) => {
    const places = placesOf(setting)
    return terms.reduce((sum, term) => sum + rankOf(places, term, match), 0)
  })

/** Of a whole sentence: the settings with the most letters of it. */
const withMostLetters = <Found extends Setting>(
  settings: readonly Found[],
  terms: readonly string[],
): readonly Found[] => {
  const telling = terms.filter((term) => term.length >= MIN_MISTYPED)
  const lettersOf = (setting: Found): number => {
    const places = placesOf(setting)
    return telling
      .filter((term) => rankOf(places, term, isInside) !== NOWHERE)
      .reduce((sum, term) => sum + term.length, 0)
  }
  const most = Math.max(0, ...settings.map(lettersOf))
  const found = settings.filter((setting) => most > 0 && lettersOf(setting) === most)
  return best(found, (setting) => {
    const places = placesOf(setting)
    return Math.min(...telling.map((term) => rankOf(places, term, isInside)))
  })
}

/**
 * The settings that a search finds, the best first: those that contain every typed word; without any, those that do
 * when one letter of a word is mistyped, and then those that share most with a typed sentence. Words are compared as
 * names are, `ä` like `ae` and `a`.
 */
export const findSettings = <Found extends Setting>(
  settings: readonly Found[],
  query: string,
): readonly Found[] => {
  const terms = wordsIn(query)
  if (terms.length === 0) return []
  const exact = withAllTerms(settings, terms, isInside)
  if (exact.length > 0) return exact
  const near = withAllTerms(
    settings,
    terms,
    (word, term) => isInside(word, term) || isMistyped(word, term),
  )
  return near.length > 0 ? near : withMostLetters(settings, terms)
}
