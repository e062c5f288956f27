import { LIMITS } from '#shared/domain/limits.ts'
import {
  isTakenDownBy,
  keptUntil,
  NOT_TAKEN_DOWN,
  type Parts,
  type TakeDownCause,
  type TakeDownMeasure,
} from '#platform/content/take-down.ts'
import { exists, get, update, type Write } from '#platform/table/index.ts'
import { listPin, pinnedCopies, pinsKey, unlistPin } from '../items/pin.items.ts'
import { postCountersKey, postKey, type PostItem } from '../items/post.items.ts'
import { countInStats } from '../stats/stats.items.ts'
import type { StoredPost } from './post.presenter.ts'

const isHeldAsRead = ({ version }: PostItem) => ({ status: 'held' as const, version })

/**
 * Publishes a held post at the time it was written; it is counted already.
 * Fails with `text` when it is not held, or was edited since it was read.
 */
export const releasePost = (
  postId: string,
  post: PostItem,
): Record<'text' | 'counters', Write> => ({
  text: update(postKey(postId), { set: NOT_TAKEN_DOWN, condition: isHeldAsRead(post) }),
  counters: update(postCountersKey(postId), { remove: ['held'], condition: exists }),
})

/**
 * Takes a visible or held post away from others; its author keeps it with the reason. Its comments and likes stay
 * for a restoration. Fails with `text` when it was edited, pinned or decided about since it was read.
 */
export const takeDownPost = (
  postId: string,
  post: PostItem,
  measure: TakeDownMeasure,
  { id: statementId, reason }: TakeDownCause,
): Parts => {
  const { status, version, isPinned } = post
  if (status === 'removed') return {}
  const isRemoval = measure === 'remove'
  return {
    text: update(postKey(postId), {
      set: {
        status: isRemoval ? 'removed' : 'held',
        statusReason: reason,
        takenDown: {
          measure,
          statementId,
          wasHeld: status === 'held' ? true : undefined,
          wasPinned: isPinned,
        },
        isPinned: undefined,
        expiresAt: isRemoval ? keptUntil() : undefined,
      },
      condition: { status, version, isPinned },
    }),
    counters: update(postCountersKey(postId), {
      set: { held: true, entity: undefined },
      condition: exists,
    }),
    ...(isPinned && unlistPin(postId)),
    ...(isRemoval && { stats: countInStats({ posts: -1 }) }),
  }
}

/** As many posts can be pinned at most, so a former pin returns only where there is room. */
const canBePinned = async (postId: string): Promise<boolean> => {
  const ids = (await get(pinsKey, { consistent: true }))?.ids ?? new Set<string>()
  return ids.size < LIMITS.pinnedPosts || ids.has(postId)
}

/**
 * Shows a post again that this statement took down, with its likes, comments and pin, at its place of the feed.
 * Fails with `text` or `counters` when it changed since it was read, with `pins` when another post was pinned.
 */
export const restorePost = async (
  postId: string,
  { text, counters }: StoredPost,
  statementId: string,
): Promise<Parts> => {
  if (!isTakenDownBy(text, statementId)) return {}
  const { status, version, takenDown } = text
  const isPinned = takenDown?.wasPinned && (await canBePinned(postId)) ? (true as const) : undefined
  const shown = { ...text, ...NOT_TAKEN_DOWN, isPinned }
  return {
    text: update(postKey(postId), {
      set: { ...NOT_TAKEN_DOWN, isPinned },
      condition: { status, version, authorVersion: text.authorVersion },
    }),
    counters: update(postCountersKey(postId), {
      set: { held: undefined, entity: isPinned && 'PinnedCounters' },
      condition: { seq: counters.seq },
    }),
    ...(isPinned && listPin(postId, pinnedCopies(postId, shown, { ...counters, held: undefined }))),
    ...(status === 'removed' && { stats: countInStats({ posts: 1 }) }),
  }
}
