import { effect } from '../../events/index.ts'
import type { ReadMarkItem } from '../notification.items.ts'
import { settleReadMark } from '../read-mark.repository.ts'

/** Counts the comments that a member marked as read all at once. */
export const handler = effect<ReadMarkItem>(async ({ after }) => {
  if (after) await settleReadMark(after.memberId, after.postId)
})
