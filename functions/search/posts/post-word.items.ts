import { foldWords } from '#shared/domain/search-fold.ts'
import { COMMON_WORDS } from '#platform/content/common-words.ts'
import type { Partition } from '#platform/table/index.ts'
import { postIdOf, type PostItem } from '../../community/items/index.ts'

/** A word of a post, under which the search finds the post. */
export interface PostWordItem {
  readonly PK: string
  /** The word, then the post: those with exactly the typed word come first, and of these the newest. */
  readonly SK: string
  readonly postId: string
  readonly authorId: string
  /** The indexed words of the post, each after a space, with which the other typed words are compared. */
  readonly words: string
  /** Blocks of 4 KB that the post has, each half a read unit; absent for one. */
  readonly blocks?: number | undefined
}

/** Words with the same first letters share a partition; what is shorter is found as a whole word only. */
const STEM_LETTERS = 3
const WORD_LETTERS = 24
/** Bounds what a post costs to index; of longer posts the first words are searchable. */
const MAX_WORDS = 40
const MAX_CHARACTERS = 360
/** Parts of addresses. */
const ADDRESS_WORDS = new Set(['http', 'https', 'www', 'com', 'de', 'html'])

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Sorts ids the other way round, because DynamoDB sorts words and ids in one direction. */
const inverted = (id: string): string =>
  [...id].map((char) => CROCKFORD[CROCKFORD.length - 1 - CROCKFORD.indexOf(char)]).join('')

const cut = (word: string, letters: number): string => [...word].slice(0, letters).join('')

const partitionOf = (word: string): Partition<PostWordItem> => ({
  PK: `POST_WORD#${cut(word, STEM_LETTERS)}`,
})

type Texts = Pick<PostItem, 'title' | 'content' | 'mediaAlt' | 'track'>

/** The words by which a post is found: its first ones, without common words and parts of addresses. */
const wordsOf = ({ title = '', content, mediaAlt = '', track }: Texts): readonly string[] => {
  const text = [title, content, track?.name ?? '', track?.artist ?? '', mediaAlt].join(' ')
  const words = foldWords(text).filter(
    (word) => !COMMON_WORDS.has(word) && !ADDRESS_WORDS.has(word),
  )
  return [...new Set(words.map((word) => cut(word, WORD_LETTERS)))].slice(0, MAX_WORDS)
}

const joined = (words: readonly string[]): string => words.map((word) => ` ${word}`).join('')

/** The beginning of the words that fits into an entry. */
const storedWords = (words: readonly string[]): string => {
  const all = joined(words)
  return all.length <= MAX_CHARACTERS ? all : all.slice(0, all.lastIndexOf(' ', MAX_CHARACTERS))
}

const BLOCK_BYTES = 4096

const blocksOf = (post: PostItem): number | undefined => {
  const blocks = Math.ceil(Buffer.byteLength(JSON.stringify(post)) / BLOCK_BYTES)
  return blocks > 1 ? blocks : undefined
}

/** All entries under which a post is found; none while others may not see it. */
export const postWordItems = (post: PostItem | null | undefined): PostWordItem[] => {
  if (!post || post.status !== undefined) return []
  const [postId, words, blocks] = [postIdOf(post), wordsOf(post), blocksOf(post)]
  return words.map((word) => ({
    PK: partitionOf(word).PK,
    SK: `${word}#${inverted(postId)}`,
    postId,
    authorId: post.author.id,
    words: storedWords(words),
    blocks,
  }))
}

export interface PostSearch {
  readonly partition: Partition<PostWordItem>
  readonly beginsWith: string
  /** Several words are compared in code, so fewer of the entries match. */
  readonly isNarrow: boolean
  readonly matches: (entry: Pick<PostWordItem, 'words'>) => boolean
  /** Whether others may see the post, and it contains the words now. */
  readonly isFoundIn: (post: PostItem) => boolean
}

/** A common word alone can be the beginning of a longer one, so it is kept. */
const searchedWords = (typed: string): string[] => {
  const words = foldWords(typed)
  const rare = words.filter((word) => !COMMON_WORDS.has(word))
  return (rare.length > 0 ? rare : words.slice(-1)).map((word) => cut(word, WORD_LETTERS))
}

/** The longest word selects the entries, and all words must match. Undefined when no word remains. */
export const postSearch = (typed: string): PostSearch | undefined => {
  const words = searchedWords(typed)
  const [longest] = words.toSorted((a, b) => b.length - a.length)
  if (longest === undefined) return undefined
  const contains = (stored: string) => words.every((word) => stored.includes(` ${word}`))
  return {
    partition: partitionOf(longest),
    beginsWith: longest,
    isNarrow: words.length > 1,
    matches: ({ words: stored }) => words.length === 1 || contains(stored),
    isFoundIn: (post) => post.status === undefined && contains(joined(wordsOf(post))),
  }
}
