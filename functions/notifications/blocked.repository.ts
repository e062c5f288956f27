import { blocksKey } from '#platform/identity/blocks.items.ts'
import {
  allPages,
  check,
  expression,
  keyOf,
  query,
  queryIndex,
  type Check,
  type Key,
} from '#platform/table/index.ts'
import { authorPartition } from '../community/items/index.ts'
import { withdrawLike } from './likes.repository.ts'
import {
  ACTIVITIES,
  likersPrefix,
  notifiedBy,
  notifyPartition,
  type ActivityItem,
} from './notification.items.ts'
import { withdraw } from './notification.repository.ts'

const LIKERS = likersPrefix('').slice(0, -1)

/** What the other caused, by the author index. */
const readCausedBy = (receiverId: string, otherId: string): Promise<Key[]> =>
  allPages((startAt) =>
    queryIndex(authorPartition<ActivityItem>(otherId), {
      beginsWith: notifiedBy(receiverId),
      startAt,
    }),
  )

/** What happened under posts of the other. */
const readUnderPostsOf = (receiverId: string, otherId: string): Promise<Key[]> =>
  allPages((startAt) =>
    query(notifyPartition<ActivityItem>(receiverId), {
      beginsWith: ACTIVITIES,
      filter: expression`postAuthorId = ${otherId}`,
      project: ['PK', 'SK'],
      startAt,
    }),
  )

const areBlocked = (receiverId: string, otherId: string): Check =>
  check(
    blocksKey(receiverId),
    expression`contains(blocked, ${otherId}) OR contains(blockedBy, ${otherId})`,
  )

/** Withdraws every notification of a member that is about a blocked one, while the block lasts. */
export const withdrawAllAbout = async (receiverId: string, otherId: string): Promise<void> => {
  const block = areBlocked(receiverId, otherId)
  const keys = await Promise.all([
    readCausedBy(receiverId, otherId),
    readUnderPostsOf(receiverId, otherId),
  ])
  for (const key of keys.flat()) {
    if (key.SK.startsWith(ACTIVITIES)) await withdraw(receiverId, keyOf(key as ActivityItem), block)
    const [targetId, likeId] = key.SK.startsWith(LIKERS)
      ? key.SK.slice(LIKERS.length).split('#')
      : []
    if (targetId && likeId) await withdrawLike({ receiverId, targetId, likeId }, block)
  }
}
