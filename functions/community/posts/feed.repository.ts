import { LIMITS } from '#shared/domain/limits.ts'
import { cached } from '#platform/runtime/cached.ts'
import {
  getMany,
  query,
  type Partition,
  type QueryOptions,
  type Stored,
} from '#platform/table/index.ts'
import {
  feedCountersPartitions,
  feedPartition,
  isPostText,
  postCountersKey,
  postIdOf,
  postKey,
} from '../items/post.items.ts'
import { isPin } from '../items/pin.items.ts'
import type { PoolItem } from '../items/pool.items.ts'
import type { ShownPost, StoredPost } from './post.presenter.ts'

/** The pinned copies and the item that lists them sort above the newest post. */
const HEAD_TEXTS = LIMITS.feedPage + LIMITS.pinnedPosts + 1

export interface FeedPage {
  readonly pinned: readonly ShownPost[]
  readonly posts: readonly ShownPost[]
  readonly nextCursor: string | undefined
  /** The posts that may be suggested; on the first page only. */
  readonly pool: readonly PoolShare[]
}

export type PoolShare = Pick<PoolItem, 'builtAt' | 'pool'>

/** The attributes of `ShownPost`: attributes that are not shown cost CPU to parse. */
const SHOWN_TEXT = [
  'SK',
  'author',
  'content',
  'title',
  'linkUrl',
  'mediaUrl',
  'mediaPreviewUrl',
  'mediaType',
  'mediaAlt',
  'mediaWidth',
  'mediaHeight',
  'track',
  'version',
  'editedAt',
  'status',
  'statusReason',
  'takenDown',
  'isKept',
  'drastic',
  'isPinned',
] as const
const SHOWN_COUNTERS = ['SK', 'likes', 'comments', 'builtAt', 'pool'] as const

type ShownText = ShownPost['text']
type CountersById = ReadonlyMap<string, ShownPost['counters']>

interface Counters {
  readonly byId: CountersById
  readonly pool: readonly PoolShare[]
}

const NO_COUNTERS: Counters = { byId: new Map(), pool: [] }

type CountersEntry = (Stored & ShownPost['counters']) | (Stored & PoolShare)

/** Counters of the posts in a range, by post; one small Query for each shard, in parallel. */
const queryCounters = async (range: Pick<QueryOptions, 'from' | 'between'>): Promise<Counters> => {
  const shards = await Promise.all(
    feedCountersPartitions.map((shard: Partition<CountersEntry>) =>
      query(shard, { ...range, project: SHOWN_COUNTERS }),
    ),
  )
  // Pinned copies sort last. Reversed, the original counters replace them, which are never older.
  const items = shards.flatMap((shard) => shard.items.toReversed())
  return {
    byId: new Map(items.flatMap((item) => ('pool' in item ? [] : [[postIdOf(item), item]]))),
    pool: items.filter((item) => 'pool' in item),
  }
}

/** From the oldest post upwards on the first page, so that the pinned copies are among them. */
const readCounters = async (
  texts: readonly ShownText[],
  cursor: string | undefined,
): Promise<Counters> => {
  const [newest, oldest] = [texts[0], texts.at(-1)]
  if (cursor === undefined) return queryCounters({ from: oldest ? postIdOf(oldest) : '~' })
  if (!newest || !oldest) return NO_COUNTERS
  const between = [postIdOf(oldest), postCountersKey(postIdOf(newest)).SK] as const
  return queryCounters({ between })
}

/** Counters may arrive later at the replica that answers than the text of a new post. */
const withCounters = (texts: readonly ShownText[], counters: CountersById): ShownPost[] =>
  texts.map((text) => ({
    text,
    counters: counters.get(postIdOf(text)) ?? { likes: 0, comments: 0 },
  }))

const queryFeed = async (cursor: string | undefined): Promise<FeedPage> => {
  const { items, next } = await query(feedPartition, {
    before: cursor,
    newestFirst: true,
    limit: cursor === undefined ? HEAD_TEXTS : LIMITS.feedPage,
    project: SHOWN_TEXT,
  })
  const all = items.filter((item) => isPostText(item) && !isPin(item))
  const posts = all.slice(0, LIMITS.feedPage)
  const last = posts.at(-1)
  const hasMore = next !== undefined || all.length > posts.length
  const { byId, pool } = await readCounters(posts, cursor)
  return {
    pinned: withCounters(items.filter(isPin), byId),
    posts: withCounters(posts, byId),
    pool,
    nextCursor: hasMore && last ? postIdOf(last) : undefined,
  }
}

/** The first page is the hottest read and the same for all members: one read a second per function is enough. */
const HEAD_FRESH_MS = 1000

const { read: readHead, forget: forgetHead } = cached(HEAD_FRESH_MS, () => queryFeed(undefined))
export { forgetHead }

/** A page of posts and counters, newest first, before filters of the viewer; the first one with the pinned posts. */
export const readFeed = (cursor: string | undefined): Promise<FeedPage> =>
  cursor === undefined ? readHead() : queryFeed(cursor)

/** One post with its counters, strongly consistent; undefined unless both exist. */
export const readPost = async (postId: string): Promise<StoredPost | undefined> => {
  const keys = [postKey(postId), postCountersKey(postId)] as const
  const [text, counters] = await getMany(keys, { consistent: true })
  return text && counters && { text, counters }
}
