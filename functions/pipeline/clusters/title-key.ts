import { foldWords } from '#shared/domain/search-fold.ts'
import type { ArticleCategory } from '#shared/domain/news.ts'
import { ACTIONS, KINDS, TOPICS, WEAK } from './title-words.ts'

/** The words of a title, in the form that titles are compared in. */
export interface TitleKey {
  /** All words. */
  readonly folded: string
  /** A review or an interview is a separate event. */
  readonly kind: string
  /** Words in no lexicon: bands, people, places, records. */
  readonly names: ReadonlySet<string>
  readonly numbers: ReadonlySet<string>
  readonly topics: ReadonlySet<string>
  readonly actions: ReadonlySet<string>
  /** Names in quotation marks: a record, a song. */
  readonly quoted: ReadonlySet<string>
}

const QUOTED =
  /[„“"»«‚‘]([^„“”"»«‚‘’]{2,60})[“”"»«‘’]|(?<=^|[\s(:])'([^']{2,60})'(?=$|[\s).,:;!?])/gu
const POSSESSIVE = /['’´`]s\b/gu
const DOTTED = /\b(\p{L})\.(?=\p{L})/gu
const SHORT_PAIR = /\b(\p{L}{1,2})\/(\p{L}{1,2})\b/gu
/** The genre in "Death-Metal-Band Obituary" is not part of the name; "Death" in "Death Angel" is. */
const GENRE = /\b(?:death|black|doom|power|speed|heavy|dark)[\s-]?(?:metal\p{L}*|core|band)\b/giu
const WORD = /[\p{L}\p{N}]+/gu
const NUMBER = /^(\d+)(?:st|nd|rd|th|er)?$/
const GENITIVE = /(?<=\p{L}{4})s$/u

const piecesOf = (text: string): string[] =>
  text
    .replace(POSSESSIVE, '')
    .replace(DOTTED, '$1')
    .replace(SHORT_PAIR, '$1$2')
    .replace(GENRE, ' ')
    .match(WORD) ?? []

const wordsOf = (text: string): string[] => piecesOf(text).flatMap(foldWords)

/** Names are capitalised. In a title without capitals every word can be a name. */
const capitalsOf = (title: string): Set<string> => {
  const pieces = piecesOf(title)
  const capitals = pieces.filter((piece) => piece !== piece.toLowerCase())
  return new Set((capitals.length > 0 ? capitals : pieces).flatMap(foldWords))
}

const isName = (word: string): boolean =>
  word.length > 1 && !NUMBER.test(word) && WEAK.meaningOf(word) === undefined

const nameOf = (word: string): string => word.replace(GENITIVE, '')

const meaningsOf = (words: readonly string[], lexicon: typeof TOPICS): Set<string> =>
  new Set(words.flatMap((word) => lexicon.meaningOf(word) ?? []))

const quotedIn = (title: string): Set<string> =>
  new Set(
    [...title.matchAll(QUOTED)].flatMap(([, one, other]) =>
      wordsOf(one ?? other ?? '').map(nameOf),
    ),
  )

const kindOf = (words: readonly string[], category: ArticleCategory): string => {
  if (category === 'review' || category === 'interview') return category
  const [kind = 'news'] = meaningsOf(words, KINDS)
  return kind
}

const hasMeaning = (word: string): boolean =>
  [TOPICS, ACTIONS, KINDS].some((lexicon) => lexicon.meaningOf(word) !== undefined)

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
    names: new Set(named.map(nameOf)),
    numbers: new Set(words.flatMap((word) => NUMBER.exec(word)?.[1] ?? [])),
    topics: meaningsOf(free, TOPICS),
    actions: meaningsOf(free, ACTIONS),
    quoted,
  }
}
