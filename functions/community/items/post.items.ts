import type { Author } from '#shared/api/members.ts'
import type { Track } from '../../music/index.ts'
import type { ContentStatus, MediaType } from '#shared/api/posts.ts'
import type { DrasticLabel } from '#platform/content/drastic.ts'
import type { TakeDown } from '#platform/content/take-down.ts'
import {
  absent,
  check,
  exists,
  remove,
  update,
  type Check,
  type Condition,
  type IndexPartition,
  type Key,
  type Partition,
  type Write,
} from '#platform/table/index.ts'

/**
 * The texts of the feed, `<id>#A`, are one item collection. Their counters, `<id>#N`, are in partitions of
 * their own, because likes and comments would heat the end to which posts are written.
 */
export const FEED = 'FEED'
const TEXT = '#A'
const COUNTERS = '#N'
/** A page of the feed queries every shard: more of them spread writes further and cost half a unit each. */
const SHARDS = 2

export interface PostItem {
  readonly PK: typeof FEED
  readonly SK: string
  readonly entity: 'Post'
  readonly author: Author
  /** The version of the author's profile that `author` shows. */
  readonly authorVersion: number
  readonly content: string
  readonly title?: string | undefined
  readonly linkUrl?: string | undefined
  readonly mediaUrl?: string | undefined
  readonly mediaPreviewUrl?: string | undefined
  readonly mediaType?: MediaType | undefined
  readonly mediaAlt?: string | undefined
  readonly mediaWidth?: number | undefined
  readonly mediaHeight?: number | undefined
  readonly track?: Track | undefined
  /** Absent until the text is edited, which makes it 2. */
  readonly version?: number | undefined
  readonly editedAt?: string | undefined
  /** Absent means visible. */
  readonly status?: Exclude<ContentStatus, 'visible'> | undefined
  /** The moderator's reason, once hidden or removed. */
  readonly statusReason?: string | undefined
  /** Absent unless the content is labelled as drastic. */
  readonly drastic?: DrasticLabel | undefined
  readonly takenDown?: TakeDown | undefined
  /** Edited after a measure hid it: its files stay out of reach until a moderator approves it. */
  readonly isKept?: true | undefined
  /** Of a removed text: until then an appeal can restore it. In seconds since 1970. */
  readonly expiresAt?: number | undefined
  readonly isPinned?: true | undefined
  readonly GSI1PK: string
  readonly GSI1SK: string
}

export interface PostCountersItem {
  readonly PK: string
  readonly SK: string
  /** Set only while pinned: then every change is an event that updates the pinned copy. */
  readonly entity?: 'PinnedCounters' | undefined
  readonly authorId: string
  /** While held, only the author may see it. */
  readonly held?: true | undefined
  readonly likes: number
  readonly comments: number
  /** Grows with every change, so that a late event never overwrites a newer one. */
  readonly seq: number
}

export const postKey = (postId: string): Key<PostItem> => ({ PK: FEED, SK: postId + TEXT })

const shardPartition = (shard: number): Partition<PostCountersItem> => ({
  PK: `${FEED}#N#${shard}`,
})

/** All partitions with counters of posts; inside each, counters are sorted by post. */
export const feedCountersPartitions = Array.from({ length: SHARDS }, (_, shard) =>
  shardPartition(shard),
)

/** The last character of a ULID is random, or counts up within a millisecond. */
const shardOf = (postId: string): number => (postId.codePointAt(postId.length - 1) ?? 0) % SHARDS

/** The partition with the counters of this post and of its pinned copy. */
export const countersPartitionOf = (postId: string): Partition<PostCountersItem> =>
  shardPartition(shardOf(postId))

export const postCountersKey = (postId: string): Key<PostCountersItem> => ({
  PK: countersPartitionOf(postId).PK,
  SK: postId + COUNTERS,
})

export const postIdOf = (item: { readonly SK: string }): string => item.SK.slice(-28, -2)
export const isPostText = (item: { readonly SK: string }): boolean => item.SK.endsWith(TEXT)

export const feedPartition: Partition<PostItem> = { PK: FEED }

/** The posts and comments of a member, in the index. `Item` is what the caller expects below it. */
export const authorPartition = <Item = PostItem>(memberId: string): IndexPartition<Item> => ({
  GSI1PK: `AUTHOR#${memberId}`,
})

export const postAuthorIndex = (memberId: string, postId: string) => ({
  GSI1PK: authorPartition(memberId).GSI1PK,
  GSI1SK: `POST#${postId}`,
})

export type PostText = Omit<PostItem, 'PK' | 'SK' | 'entity' | 'GSI1PK' | 'GSI1SK'>

export const postItem = (postId: string, text: PostText): PostItem => ({
  ...postKey(postId),
  entity: 'Post',
  ...text,
  ...postAuthorIndex(text.author.id, postId),
})

export const postCountersItem = (
  postId: string,
  authorId: string,
  held = false,
): PostCountersItem => ({
  ...postCountersKey(postId),
  authorId,
  held: held ? true : undefined,
  likes: 0,
  comments: 0,
  seq: 0,
})

/** Changes a counter by one. Fails when the post is gone. */
export const countOnPost = (
  postId: string,
  counter: 'likes' | 'comments',
  by: 1 | -1,
): Write<PostCountersItem> =>
  update(postCountersKey(postId), { add: { [counter]: by, seq: 1 }, condition: exists })

/** Writes nothing, but fails when the post is gone. */
export const requirePostCounters = (postId: string): Check => check(postCountersKey(postId), exists)

const isStill = (post: PostItem | undefined): Condition<PostItem> =>
  post ? { status: post.status } : absent

/** Writes nothing, but fails when the post was created, deleted or changed its status since it was read. */
export const postIsStill = (postId: string, post: PostItem | undefined): Check =>
  check(postKey(postId), isStill(post))

/** Removes both items. Fails when status, number of comments or pin changed since they were read. */
export const removePost = (
  postId: string,
  post: PostItem,
  { comments, entity }: PostCountersItem,
): Record<'text' | 'counters', Write> => ({
  text: remove(postKey(postId), isStill(post)),
  counters: remove(postCountersKey(postId), { comments, entity }),
})
