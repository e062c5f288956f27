import { memberKey } from '#platform/identity/member.items.ts'
import {
  absent,
  check,
  expression,
  keyOf,
  remove,
  update,
  type Check,
  type IndexPartition,
  type Key,
  type Partition,
  type Write,
} from '#platform/table/index.ts'

/** `followId` is a ULID of this act of following, so that a late event is not taken for a newer one. */
export interface FollowItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'Follow'
  readonly followId: string
  readonly followerId: string
  readonly followeeId: string
  readonly GSI1PK: string
  readonly GSI1SK: string
}

/** Changes only in the transaction that changes the follow itself, so it cannot drift. */
export interface FollowCountsItem {
  readonly PK: string
  readonly SK: 'FOLLOWS'
  readonly followers: number
  readonly following: number
}

export const followsPartition = (followerId: string): Partition<FollowItem> => ({
  PK: `FOLLOWS#${followerId}`,
})

export const followKey = (followerId: string, followeeId: string): Key<FollowItem> => ({
  PK: followsPartition(followerId).PK,
  SK: followeeId,
})

/** The followers of a member. */
export const followersPartition = (followeeId: string): IndexPartition<FollowItem> => ({
  GSI1PK: `FOLLOWERS#${followeeId}`,
})

export const followCountsKey = (memberId: string): Key<FollowCountsItem> => ({
  PK: memberKey(memberId).PK,
  SK: 'FOLLOWS',
})

export interface Follow {
  readonly followId: string
  readonly followerId: string
  readonly followeeId: string
}

export const followItem = ({ followId, followerId, followeeId }: Follow): FollowItem => ({
  ...followKey(followerId, followeeId),
  entity: 'Follow',
  followId,
  followerId,
  followeeId,
  ...followersPartition(followeeId),
  GSI1SK: followerId,
})

/** Fails when this follow was removed, even if a newer one replaced it. */
export const deleteFollow = (follow: FollowItem): Write<FollowItem> =>
  remove(keyOf(follow), { followId: follow.followId })

/** Fails when the one follows the other. */
export const followIsAbsent = (followerId: string, followeeId: string): Check =>
  check(followKey(followerId, followeeId), absent)

export const followStillHolds = (follow: FollowItem): Check =>
  check(keyOf(follow), { followId: follow.followId })

export const followIsGone = (follow: FollowItem): Check =>
  check(keyOf(follow), expression`attribute_not_exists(PK) OR followId <> ${follow.followId}`)

/** Changes both numbers at once: a transaction may touch an item only once. */
export const countFollows = (
  memberId: string,
  { followers = 0, following = 0 }: { readonly followers?: number; readonly following?: number },
): Write<FollowCountsItem> => update(followCountsKey(memberId), { add: { followers, following } })
