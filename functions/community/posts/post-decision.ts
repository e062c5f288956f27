import { exists, update, type Write } from '#platform/table/index.ts'
import { postCountersKey, type PostItem, postKey } from '../items/index.ts'
import { countInStats } from '../stats/index.ts'

const isHeldAsRead = ({ version }: PostItem) => ({ status: 'held' as const, version })

/**
 * Publishes a held post at the time it was written; it is counted already.
 * Fails with `text` when it is not held, or was edited since it was read.
 */
export const releasePost = (
  postId: string,
  post: PostItem,
): Record<'text' | 'counters', Write> => ({
  text: update(postKey(postId), { remove: ['status'], condition: isHeldAsRead(post) }),
  counters: update(postCountersKey(postId), { remove: ['held'], condition: exists }),
})

/**
 * Removes a held post for others; its author keeps it with the reason.
 * Fails with `text` when it is not held, or was edited since it was read.
 */
export const rejectPost = (
  postId: string,
  post: PostItem,
  reason: string,
): Record<'text' | 'stats', Write> => ({
  text: update(postKey(postId), {
    set: { status: 'removed', statusReason: reason },
    condition: isHeldAsRead(post),
  }),
  stats: countInStats({ posts: -1 }),
})
