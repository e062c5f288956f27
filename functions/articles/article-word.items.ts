import { foldWords } from '#shared/domain/search-fold.ts'
import type { ArticleCategory } from '#shared/domain/news.ts'
import type { ArticleText } from './article.items.ts'

/** Beginning of a word under which an article is found, newest first by its id. */
export interface ArticleWordItem {
  readonly PK: string
  /** The article's id. */
  readonly SK: string
  readonly category: ArticleCategory
  /** Every folded word of it, with a space before each: what else was asked for is looked up here. */
  readonly words: string
}

/** As long as a stem that is stored may be; a longer word begins with its stem. */
const LONGEST_STEM = 5
const SHORTEST_STEM = 3
/** A page of matches is read for two units; longer articles are known by their first words. */
const MAX_CHARACTERS = 560

const TOO_COMMON = new Set(
  'der die das den dem des ein eine einen einem einer eines und oder aber mit von vom zu zum zur im in am an auf aus bei fur ist sind war hat haben wird werden sich es er sie nicht als auch nach uber so wie the and of to for with'.split(
    ' ',
  ),
)

const partition = (stem: string): string => `ARTICLE_WORD#${stem}`

const uniqueWords = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => foldWords(text)).filter((word) => !TOO_COMMON.has(word))),
]

const stemsOf = (word: string): string[] => {
  const letters = [...word]
  if (letters.length < SHORTEST_STEM) return [word]
  const longest = Math.min(LONGEST_STEM, letters.length)
  return Array.from({ length: longest - SHORTEST_STEM + 1 }, (_, more) =>
    letters.slice(0, SHORTEST_STEM + more).join(''),
  )
}

const cut = (words: readonly string[]): string => {
  const joined = words.map((word) => ` ${word}`).join('')
  if (joined.length <= MAX_CHARACTERS) return joined
  return joined.slice(0, joined.lastIndexOf(' ', MAX_CHARACTERS))
}

/** All beginnings under which the article is found. Names come first, they are what people look for. */
export const articleWordItems = (
  id: string,
  { title, excerpt, tags, bands, category }: ArticleText,
): ArticleWordItem[] => {
  const words = uniqueWords([...bands, title, ...tags, excerpt])
  const stems = new Set(words.flatMap(stemsOf))
  return [...stems].map((stem) => ({ PK: partition(stem), SK: id, category, words: cut(words) }))
}

export interface WordSearch {
  /** Where what may match lies. */
  readonly PK: string
  readonly matches: (words: string) => boolean
}

const byLength = (a: string, b: string): number => b.length - a.length

/** What is never stored cannot be asked for; alone, a common word may be how a longer one begins. */
const askedFor = (typed: string): string[] => {
  const words = foldWords(typed)
  const telling = words.filter((word) => !TOO_COMMON.has(word))
  return telling.length > 0 ? telling : words.slice(-1)
}

/** The longest word says where to look, all of them what counts; undefined when nothing is left of what was typed. */
export const wordSearch = (typed: string): WordSearch | undefined => {
  const words = askedFor(typed).toSorted(byLength)
  const [longest] = words
  if (longest === undefined) return undefined
  return {
    PK: partition([...longest].slice(0, LONGEST_STEM).join('')),
    matches: (stored) => words.every((word) => stored.includes(` ${word}`)),
  }
}
