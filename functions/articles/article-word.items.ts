import { foldWords } from '#shared/domain/search-fold.ts'
import type { ArticleCategory } from '#shared/domain/news.ts'
import { COMMON_WORDS } from '#platform/content/common-words.ts'
import type { Partition } from '#platform/table/index.ts'
import type { ArticleText } from './article.items.ts'

/** A word prefix under which the search finds an article, newest first by its id. */
export interface ArticleWordItem {
  readonly PK: string
  /** The id of the article. */
  readonly SK: string
  readonly category: ArticleCategory
  /** Absent in entries of articles from before the search showed titles. */
  readonly title?: string | undefined
  /** All folded words of the article, each after a space. The other typed words are matched against them. */
  readonly words: string
}

/** Longer words are stored under their first letters. */
const MAX_PREFIX = 5
const MIN_PREFIX = 3
/** Keeps an entry small; of longer articles the first words are searchable. */
const MAX_CHARACTERS = 560

const wordPartition = (prefix: string): Partition<ArticleWordItem> => ({
  PK: `ARTICLE_WORD#${prefix}`,
})

const uniqueWords = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => foldWords(text)).filter((word) => !COMMON_WORDS.has(word))),
]

const prefixesOf = (word: string): string[] => {
  const letters = [...word]
  if (letters.length < MIN_PREFIX) return [word]
  const longest = Math.min(MAX_PREFIX, letters.length)
  return Array.from({ length: longest - MIN_PREFIX + 1 }, (_, more) =>
    letters.slice(0, MIN_PREFIX + more).join(''),
  )
}

const joinWithinLimit = (words: readonly string[]): string => {
  const joined = words.map((word) => ` ${word}`).join('')
  if (joined.length <= MAX_CHARACTERS) return joined
  return joined.slice(0, joined.lastIndexOf(' ', MAX_CHARACTERS))
}

/** One entry for each prefix. Names come first, because they must stay within the limit. */
export const articleWordItems = (
  id: string,
  { title, excerpt, tags, bands, category }: ArticleText,
): ArticleWordItem[] => {
  const allWords = uniqueWords([...bands, title, ...tags, excerpt])
  const prefixes = new Set(allWords.flatMap(prefixesOf))
  const words = joinWithinLimit(allWords)
  return [...prefixes].map((prefix) => ({
    PK: wordPartition(prefix).PK,
    SK: id,
    category,
    title,
    words,
  }))
}

export interface WordSearch {
  /** The entries that can match. */
  readonly partition: Partition<ArticleWordItem>
  readonly matches: (words: string) => boolean
}

const byLength = (a: string, b: string): number => b.length - a.length

/** Common words are not stored. A common word alone can be the beginning of a longer one, so it is kept. */
const searchedWords = (typed: string): string[] => {
  const words = foldWords(typed)
  const rare = words.filter((word) => !COMMON_WORDS.has(word))
  return rare.length > 0 ? rare : words.slice(-1)
}

/** The longest word selects the entries, and all words must match. Undefined when no word remains. */
export const wordSearch = (typed: string): WordSearch | undefined => {
  const words = searchedWords(typed).toSorted(byLength)
  const [longest] = words
  if (longest === undefined) return undefined
  return {
    partition: wordPartition([...longest].slice(0, MAX_PREFIX).join('')),
    matches: (stored) => words.every((word) => stored.includes(` ${word}`)),
  }
}
