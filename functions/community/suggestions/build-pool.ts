import { ulidTime } from '#shared/domain/ids.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { now } from '#platform/runtime/clock.ts'
import { query, queryIndex, write, put } from '#platform/table/index.ts'
import {
  feedCountersPartitions,
  feedPartition,
  isPostText,
  postIdOf,
  type PostItem,
} from '../items/post.items.ts'
import { likeTargetPartition } from '../items/like.items.ts'
import { poolItems, poolKeys } from '../items/pool.items.ts'
import { memberMark } from './marks.ts'
import { packPool, type PoolPost } from './pool.ts'
import { MIN_SIMILAR } from './rank.ts'
import { readTraits } from './traits.ts'

/** Posts and days that are looked at, whatever the size of the feed. */
const RECENT_POSTS = 200
const MAX_AGE_DAYS = 21
const DAY_MS = 86_400_000
/** Of one author, so that a single busy member does not fill the pool. */
const PER_AUTHOR = 4
/** The text of a suggestion is read with half a unit. */
const MAX_STORED_BYTES = 3900
/** Likes of a post that are looked at, and how many of their members are stored. */
const LIKERS_READ = 100
const LIKERS_STORED = 5
const READS_AT_ONCE = 8

type Counted = ReadonlyMap<string, { readonly likes: number; readonly comments: number }>

/** Sorts below the pinned copies, which are no posts of their own. */
const ABOVE_POSTS = '~'

const readRecent = async (): Promise<readonly PostItem[]> => {
  const { items } = await query(feedPartition, {
    before: ABOVE_POSTS,
    newestFirst: true,
    limit: RECENT_POSTS,
  })
  return items.filter(isPostText)
}

const readCounters = async (from: string): Promise<Counted> => {
  const shards = await Promise.all(
    feedCountersPartitions.map((shard) => query(shard, { between: [from, ABOVE_POSTS] })),
  )
  return new Map(shards.flatMap(({ items }) => items.map((item) => [postIdOf(item), item])))
}

const isSuitable = (post: PostItem, at: number): boolean =>
  post.status === undefined &&
  post.drastic === undefined &&
  ulidTime(postIdOf(post)) > at - MAX_AGE_DAYS * DAY_MS &&
  Buffer.byteLength(JSON.stringify(post)) <= MAX_STORED_BYTES

const toPoolPost = (post: PostItem, counted: Counted): PoolPost => {
  const id = postIdOf(post)
  const { likes = 0, comments = 0 } = counted.get(id) ?? {}
  return { id, ...readTraits(post), likes, comments, likers: [] }
}

const interest = ({ likes, comments }: PoolPost): number => likes + 2 * comments

/** The posts with most likes and comments, and at most a few of one author. */
const select = (posts: readonly PoolPost[]): readonly PoolPost[] => {
  const byAuthor = new Map<string, number>()
  return posts
    .toSorted((a, b) => interest(b) - interest(a) || (a.id < b.id ? 1 : -1))
    .filter(({ author }) => {
      const count = (byAuthor.get(author) ?? 0) + 1
      byAuthor.set(author, count)
      return count <= PER_AUTHOR
    })
    .slice(0, LIMITS.suggestionPool)
}

/** The smallest marks, which are random: the same members are stored for every post that they like. */
const readLikers = async (post: PoolPost): Promise<PoolPost> => {
  if (post.likes < MIN_SIMILAR) return post
  const { items } = await queryIndex(likeTargetPartition(post.id), { limit: LIKERS_READ })
  const marks = items.map(({ GSI1SK }) => memberMark(GSI1SK)).toSorted()
  return { ...post, likers: marks.slice(0, LIKERS_STORED) }
}

const withLikers = async (posts: readonly PoolPost[]): Promise<readonly PoolPost[]> => {
  const done: PoolPost[] = []
  for (let start = 0; start < posts.length; start += READS_AT_ONCE)
    done.push(...(await Promise.all(posts.slice(start, start + READS_AT_ONCE).map(readLikers))))
  return done
}

/**
 * Chooses the posts that may be suggested, and stores them; the same posts give the same pool. The newest ones are
 * on the first page anyway.
 */
export const buildPool = async (): Promise<number> => {
  const at = now()
  const recent = await readRecent()
  const oldest = recent.at(-1)
  const counted = oldest ? await readCounters(postIdOf(oldest)) : new Map<string, never>()
  const suitable = recent.slice(LIMITS.feedPage).filter((post) => isSuitable(post, at))
  const posts = await withLikers(select(suitable.map((post) => toPoolPost(post, counted))))
  const shares = packPool(posts, poolKeys.length)
  for (const item of poolItems(shares, at)) await write(put(item))
  return posts.length
}
