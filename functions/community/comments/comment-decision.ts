import {
  isTakenDownBy,
  keptUntil,
  NOT_TAKEN_DOWN,
  type Parts,
  type TakeDownCause,
  type TakeDownMeasure,
} from '#platform/content/take-down.ts'
import { exists, update, type Write } from '#platform/table/index.ts'
import {
  commentCountersKey,
  type CommentItem,
  commentKey,
  type CommentRef,
} from '../items/comment.items.ts'
import { countOnPost } from '../items/post.items.ts'
import { countInStats } from '../stats/stats.items.ts'

/** Only visible comments are counted. */
const count = ({ postId }: CommentRef, by: 1 | -1): Record<'post' | 'stats', Write> => ({
  post: countOnPost(postId, 'comments', by),
  stats: countInStats({ comments: by }),
})

/**
 * Publishes and counts a held comment.
 * Fails with `text` when it is not held or was edited since it was read, with `post` when its post is gone.
 */
export const releaseComment = (
  ref: CommentRef,
  { version }: CommentItem,
): Record<'text' | 'counters' | 'post' | 'stats', Write> => ({
  text: update(commentKey(ref), { set: NOT_TAKEN_DOWN, condition: { status: 'held', version } }),
  counters: update(commentCountersKey(ref), { remove: ['held'], condition: exists }),
  ...count(ref, 1),
})

/**
 * Takes a visible or held comment away from others; its author keeps it with the reason, and its likes stay for a
 * restoration. Fails with `text` when it was edited or decided about since it was read, with `post` when its post is gone.
 */
export const takeDownComment = (
  ref: CommentRef,
  { status, version }: CommentItem,
  measure: TakeDownMeasure,
  { id: statementId, reason }: TakeDownCause,
): Parts => {
  if (status === 'removed') return {}
  const isRemoval = measure === 'remove'
  return {
    text: update(commentKey(ref), {
      set: {
        status: isRemoval ? 'removed' : 'held',
        statusReason: reason,
        takenDown: { measure, statementId, wasHeld: status === 'held' ? true : undefined },
        expiresAt: isRemoval ? keptUntil() : undefined,
      },
      condition: { entity: 'Comment', status, version },
    }),
    counters: update(commentCountersKey(ref), { set: { held: true }, condition: exists }),
    ...(status === undefined && count(ref, -1)),
  }
}

/**
 * Shows a comment again that this statement took down, with its likes, and counts it.
 * Fails with `text` when it changed since it was read, with `post` when its post is gone.
 */
export const restoreComment = (
  ref: CommentRef,
  comment: CommentItem,
  statementId: string,
): Parts => {
  if (!isTakenDownBy(comment, statementId)) return {}
  const { status, version } = comment
  return {
    text: update(commentKey(ref), { set: NOT_TAKEN_DOWN, condition: { status, version } }),
    counters: update(commentCountersKey(ref), { remove: ['held'], condition: exists }),
    ...count(ref, 1),
  }
}
