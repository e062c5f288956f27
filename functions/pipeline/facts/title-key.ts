import type { ArticleCategory } from '#shared/domain/news.ts'
import { foldName } from './fold.ts'
import { ACTIONS, KINDS, TOPICS, WEAK } from './meanings.ts'
import { cleanTitle } from './name-runs.ts'
import { withPhrases } from './phrases.ts'
import { placeOf } from './places.ts'
import { worksIn } from './quotations.ts'

/** The words of a title, in the form that titles are compared in. */
export interface TitleKey {
  /** All words. */
  readonly folded: string
  /** A review or an interview is a separate event. */
  readonly kind: string
  /** Words in no lexicon: bands, people, places, records. */
  readonly names: readonly string[]
  readonly years: readonly string[]
  /** Countries and regions, by number. */
  readonly regions: readonly string[]
  readonly topics: readonly string[]
  readonly actions: readonly string[]
  /** Names in quotation marks: a record, a song. */
  readonly quoted: readonly string[]
}

const WORD = /[\p{L}\p{N}]+/gu
const NUMBER = /^\d+(?:st|nd|rd|th|er)?$/
const YEAR = /^20\d\d$/
const GENITIVE = /(?<=\p{L}{3}[^s])s$/u

const piecesOf = (text: string): string[] => cleanTitle(withPhrases(text)).match(WORD) ?? []

const wordsOf = (text: string): string[] => piecesOf(text).map(foldName)

/** Names are capitalised. In a title without capitals every word can be a name. */
const capitalsOf = (title: string): Set<string> => {
  const pieces = piecesOf(title)
  const capitals = pieces.filter((piece) => piece !== piece.toLowerCase())
  return new Set((capitals.length > 0 ? capitals : pieces).map(foldName))
}

const isName = (word: string): boolean =>
  word.length > 1 && !NUMBER.test(word) && WEAK.meaningOf(word) === undefined

const nameOf = (word: string): string => word.replace(GENITIVE, '')

const meaningsOf = (words: readonly string[], lexicon: typeof TOPICS): string[] =>
  words.flatMap((word) => lexicon.meaningOf(word) ?? [])

const unique = (words: readonly string[]): string[] => [...new Set(words)]

const quotedIn = (title: string): Set<string> =>
  new Set(worksIn(title).flatMap((work) => work.split(' ').map(nameOf)))

const kindOf = (words: readonly string[], category: ArticleCategory): string => {
  if (category === 'review' || category === 'interview') return category
  const [kind = 'news'] = meaningsOf(words, KINDS)
  return kind
}

const regionsOf = (words: readonly string[]): string[] =>
  unique(
    [...words, ...words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`)]
      .flatMap((word) => placeOf(word) ?? [])
      .map(String),
  )

const hasMeaning = (word: string): boolean =>
  [TOPICS, ACTIONS, KINDS].some((lexicon) => lexicon.meaningOf(word) !== undefined)

const FESTIVAL = /\bfestival\b|\bopen[ -]air\b|(?<!\bmani)fest\b/iu

export const isAboutFestival = (text: string): boolean => FESTIVAL.test(text)

/** The key of a title without its dates. */
export const titleKey = (title: string, category: ArticleCategory): TitleKey => {
  const words = wordsOf(title)
  const quoted = quotedIn(title)
  const isQuoted = (word: string): boolean => quoted.has(nameOf(word))
  const free = words.filter((word) => !isQuoted(word))
  const capitals = capitalsOf(title)
  const named = words
    .filter(isName)
    .filter((word) => isQuoted(word) || (capitals.has(word) && !hasMeaning(word)))
  return {
    folded: words.join(' '),
    kind: kindOf(free, category),
    names: unique(named.map(nameOf)),
    years: unique(words.filter((word) => YEAR.test(word))),
    regions: regionsOf(words),
    topics: unique([...meaningsOf(free, TOPICS), ...(isAboutFestival(title) ? ['festival'] : [])]),
    actions: unique(meaningsOf(free, ACTIONS)),
    quoted: [...quoted],
  }
}
