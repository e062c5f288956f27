import {
  allPages,
  expression,
  get,
  put,
  query,
  remove,
  unlessConditionFailed,
  write,
  type Key,
} from '#platform/table/index.ts'
import {
  ACTIVITIES,
  notifyPartition,
  readMarkKey,
  type ActivityItem,
  type ReadMarkItem,
} from './notification.items.ts'
import { changeNotifications, markActivities } from './notification.repository.ts'
import { readUpTo, unreadKey, type UnreadState } from './unread.items.ts'

const markItem = (memberId: string, postId: string, seen: UnreadState): ReadMarkItem => {
  const { PK, SK } = readMarkKey(memberId, postId)
  return { PK, SK, entity: 'ReadMark', memberId, postId, readUpTo: seen?.sequence ?? 0 }
}

/** Marks all comments on a post as read: the list shows it at once, and an effect counts them. */
export const markCommentsOf = (memberId: string, postId: string): Promise<void> =>
  changeNotifications(memberId, async () => {
    const seen = await get(unreadKey(memberId), { consistent: true })
    const earlier = seen?.comments ?? 0
    if (seen?.comment) await write(put(markItem(memberId, postId, seen)))
    return earlier > 0 ? { seen, change: { kind: 'comment', earlierBy: -earlier } } : undefined
  })

const readUnreadOf = async (
  { memberId, postId, readUpTo: to }: ReadMarkItem,
  seen: UnreadState,
): Promise<Key<ActivityItem>[]> => {
  const filter = expression`kind = ${'comment'} AND postId = ${postId} AND attribute_not_exists(isRead) AND #sequence BETWEEN ${readUpTo(seen, 'comment') + 1} AND ${to}`
  return allPages((startAt) =>
    query(notifyPartition<ActivityItem>(memberId), {
      beginsWith: ACTIVITIES,
      filter,
      consistent: true,
      project: ['PK', 'SK'],
      startAt,
    }),
  )
}

const CHUNK = 50

/** Marks what a read mark covers, and removes it unless it was renewed. */
export const settleReadMark = async (memberId: string, postId: string): Promise<void> => {
  const key = readMarkKey(memberId, postId)
  const mark = await get(key, { consistent: true })
  if (!mark) return
  const seen = await get(unreadKey(memberId), { consistent: true })
  const unread = await readUnreadOf(mark, seen)
  for (let start = 0; start < unread.length; start += CHUNK) {
    await markActivities(memberId, 'comment', unread.slice(start, start + CHUNK))
  }
  await unlessConditionFailed(write(remove(key, { readUpTo: mark.readUpTo })))
}
