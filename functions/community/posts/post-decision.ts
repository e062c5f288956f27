import { exists, update, type Write } from '#platform/table/index.ts'
import { postCountersKey, postKey } from '../items/index.ts'
import { countInStats } from '../stats/index.ts'

/** Publishes a held post at the time it was written; it is counted already. Fails with `text` when it is not held. */
export const releasePost = (postId: string): Record<'text' | 'counters', Write> => ({
  text: update(postKey(postId), { remove: ['status'], condition: { status: 'held' } }),
  counters: update(postCountersKey(postId), { remove: ['held'], condition: exists }),
})

/** Removes a held post for others; its author keeps it with the reason. Fails with `text` when it is not held. */
export const rejectPost = (postId: string, reason: string): Record<'text' | 'stats', Write> => ({
  text: update(postKey(postId), {
    set: { status: 'removed', statusReason: reason },
    condition: { status: 'held' },
  }),
  stats: countInStats({ posts: -1 }),
})
