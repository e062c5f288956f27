import { exists, update, type Write } from '#platform/table/index.ts'
import {
  commentCountersKey,
  type CommentItem,
  commentKey,
  type CommentRef,
  countOnPost,
} from '../items/index.ts'
import { countInStats } from '../stats/index.ts'

const isHeldAsRead = ({ version }: CommentItem) => ({ status: 'held' as const, version })

/**
 * Publishes and counts a held comment.
 * Fails with `text` when it is not held or was edited since it was read, with `post` when its post is gone.
 */
export const releaseComment = (
  ref: CommentRef,
  comment: CommentItem,
): Record<'text' | 'counters' | 'post' | 'stats', Write> => ({
  text: update(commentKey(ref), { remove: ['status'], condition: isHeldAsRead(comment) }),
  counters: update(commentCountersKey(ref), { remove: ['held'], condition: exists }),
  post: countOnPost(ref.postId, 'comments', 1),
  stats: countInStats({ comments: 1 }),
})

/** Removes a held comment for others; its author keeps it with the reason. It was never counted. */
export const rejectComment = (
  ref: CommentRef,
  comment: CommentItem,
  reason: string,
): Record<'text', Write> => ({
  text: update(commentKey(ref), {
    set: { status: 'removed', statusReason: reason },
    condition: isHeldAsRead(comment),
  }),
})
