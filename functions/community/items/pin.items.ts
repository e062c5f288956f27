import { LIMITS } from '#shared/domain/limits.ts'
import {
  expression,
  put,
  remove,
  update,
  type Key,
  type Stored,
  type Write,
} from '#platform/table/index.ts'
import {
  countersPartitionOf,
  FEED,
  postCountersKey,
  postKey,
  type PostCountersItem,
  type PostItem,
} from './post.items.ts'

/** Sorts above every ULID, so that the queries of the first page read the pinned copies too. */
const PIN = '~PIN#'

/** The copies carry neither entity nor author index, so they are not posts of their own. */
export type PinnedPostItem = Omit<PostItem, 'entity' | 'GSI1PK' | 'GSI1SK'>
export type PinnedCountersItem = Omit<PostCountersItem, 'entity'>

/** The ids of the pinned posts; its condition limits their number (docs/product/community.md#pinned-posts). */
interface PinsItem extends Stored {
  readonly ids?: ReadonlySet<string>
}

export const pinnedPostKey = (postId: string): Key<PinnedPostItem> => ({
  PK: FEED,
  SK: `${PIN}${postId}#A`,
})

export const pinnedCountersKey = (postId: string): Key<PinnedCountersItem> => ({
  PK: countersPartitionOf(postId).PK,
  SK: `${PIN}${postId}#N`,
})

export const pinsKey: Key<PinsItem> = { PK: FEED, SK: '~PINS' }

export const isPin = (item: { readonly SK: string }): boolean => item.SK.startsWith(PIN)

interface PinnedCopies {
  readonly post: PinnedPostItem
  readonly counters: PinnedCountersItem
}

export const pinnedCopies = (
  postId: string,
  post: PostItem,
  counters: PostCountersItem,
): PinnedCopies => {
  const { entity: _entity, GSI1PK: _pk, GSI1SK: _sk, ...text } = post
  const { entity: _counters, ...numbers } = counters
  return {
    post: { ...text, PK: FEED, SK: pinnedPostKey(postId).SK, isPinned: true },
    counters: { ...numbers, SK: pinnedCountersKey(postId).SK },
  }
}

type PinWrites = Record<'pins' | 'pinnedText' | 'pinnedCounters', Write>

/** Removes a post from the pinned ones, with its copies. */
export const unlistPin = (postId: string): PinWrites => ({
  pins: update(pinsKey, { removeFrom: { ids: new Set([postId]) } }),
  pinnedText: remove(pinnedPostKey(postId)),
  pinnedCounters: remove(pinnedCountersKey(postId)),
})

/** Adds a post to the pinned ones. Fails with `pins` when the maximum is reached, also under concurrency. */
export const listPin = (postId: string, copies: PinnedCopies): PinWrites => ({
  pins: update(pinsKey, {
    add: { ids: new Set([postId]) },
    condition: expression`attribute_not_exists(ids) OR size(ids) < ${LIMITS.pinnedPosts} OR contains(ids, ${postId})`,
  }),
  pinnedText: put(copies.post),
  pinnedCounters: put(copies.counters),
})

/** Marks the post and its counters. Fails when one of them changed since it was copied. */
export const markPinned = (
  postId: string,
  { authorVersion, version }: PostItem,
  { seq }: PostCountersItem,
  pinned: boolean,
): Record<'text' | 'counters', Write> => ({
  text: update(postKey(postId), {
    set: { isPinned: pinned ? true : undefined },
    condition: pinned ? { authorVersion, version, status: undefined } : { authorVersion },
  }),
  counters: update(postCountersKey(postId), {
    set: { entity: pinned ? 'PinnedCounters' : undefined },
    condition: { seq },
  }),
})
