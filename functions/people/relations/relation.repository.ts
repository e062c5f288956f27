import { get, query, queryIndex } from '#platform/table/index.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { followersPartition, followKey, followsPartition, type FollowItem } from './follow.items.ts'

/** Ids of members that this member follows, below the cursor, newest members first. */
export const readFollowingIds = async (
  memberId: string,
  cursor: string | undefined,
  limit: number,
): Promise<readonly string[]> => {
  const { items } = await query(followsPartition(memberId), {
    before: cursor,
    newestFirst: true,
    limit,
    project: ['SK'],
  })
  return items.map(({ SK }) => SK)
}

/** Ids of followers of this member, below the cursor, newest members first. */
export const readFollowerIds = async (
  memberId: string,
  cursor: string | undefined,
  limit: number,
): Promise<readonly string[]> => {
  const partition = followersPartition(memberId)
  const startAt =
    cursor === undefined
      ? undefined
      : { ...partition, GSI1SK: cursor, ...followKey(cursor, memberId) }
  const { items } = await queryIndex(partition, { newestFirst: true, limit, startAt })
  return items.map(({ GSI1SK }) => GSI1SK)
}

/** Read consistently: it decides about writes. */
export const findFollow = (
  followerId: string,
  followeeId: string,
): Promise<FollowItem | undefined> => get(followKey(followerId, followeeId), { consistent: true })

/** The members that this member blocks. Consistent, because it is read right after blocking. */
export const readBlocked = async (memberId: string): Promise<ReadonlySet<string>> =>
  (await get(blocksKey(memberId), { consistent: true }))?.blocked ?? new Set()
