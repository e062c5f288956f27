import type { ArticleCategory } from '#shared/domain/news.ts'
import { foldName } from './fold.ts'
import { ACTIONS, KINDS, TOPICS } from './meanings.ts'
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
  readonly years: readonly string[]
  /** Countries and regions, by number. */
  readonly regions: readonly string[]
  readonly topics: readonly string[]
  readonly actions: readonly string[]
  /** Names in quotation marks: a record, a song. */
  readonly quoted: readonly string[]
}

const WORD = /[\p{L}\p{N}]+/gu
const YEAR = /^20\d\d$/
const GENITIVE = /(?<=\p{L}{3}[^s])s$/u

const wordsOf = (text: string): string[] =>
  (cleanTitle(withPhrases(text)).match(WORD) ?? []).map(foldName)

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

const FESTIVAL = /\bfestival\b|\bopen[ -]air\b|(?<!\bmani)fest\b/iu

export const isAboutFestival = (text: string): boolean => FESTIVAL.test(text)

/** The key of a title without its dates. */
export const titleKey = (title: string, category: ArticleCategory): TitleKey => {
  const words = wordsOf(title)
  const quoted = quotedIn(title)
  const isQuoted = (word: string): boolean => quoted.has(nameOf(word))
  const free = words.filter((word) => !isQuoted(word))
  return {
    folded: words.join(' '),
    kind: kindOf(free, category),
    years: unique(words.filter((word) => YEAR.test(word))),
    regions: regionsOf(words),
    topics: unique([...meaningsOf(free, TOPICS), ...(isAboutFestival(title) ? ['festival'] : [])]),
    actions: unique(meaningsOf(free, ACTIONS)),
    quoted: [...quoted],
  }
}
