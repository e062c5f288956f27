import { memberKey } from '../../platform/member.items.ts'

/** `followId` is a ULID of the act of following, so that a late event tells it from an earlier one. */
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

export const followKey = (followerId: string, followeeId: string) => ({
  PK: `FOLLOWS#${followerId}`,
  SK: followeeId,
})

/** Partition of GSI1: who follows a member. */
export const followersPartition = (followeeId: string): string => `FOLLOWERS#${followeeId}`

export const followCountsKey = (memberId: string): { PK: string; SK: 'FOLLOWS' } => ({
  PK: memberKey(memberId).PK,
  SK: 'FOLLOWS',
})
