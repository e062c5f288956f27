import { env } from '#platform/runtime/env.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import type { TransactItem } from '#platform/table/transact.ts'

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

export const followsPartition = (followerId: string): string => `FOLLOWS#${followerId}`

export const followKey = (followerId: string, followeeId: string) => ({
  PK: followsPartition(followerId),
  SK: followeeId,
})

/** Partition of GSI1: who follows a member. */
export const followersPartition = (followeeId: string): string => `FOLLOWERS#${followeeId}`

export const followCountsKey = (memberId: string): { PK: string; SK: 'FOLLOWS' } => ({
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
  GSI1PK: followersPartition(followeeId),
  GSI1SK: followerId,
})

/** Fails when the follower follows already. */
export const putFollow = (item: FollowItem): TransactItem => ({
  Put: { TableName: env.tableName, Item: item, ConditionExpression: 'attribute_not_exists(PK)' },
})

/** Fails when this act of following was taken back, even if a newer one took its place. */
export const deleteFollow = ({ PK, SK, followId }: FollowItem): TransactItem => ({
  Delete: {
    TableName: env.tableName,
    Key: { PK, SK },
    ConditionExpression: 'followId = :followId',
    ExpressionAttributeValues: { ':followId': followId },
  },
})

/** Fails when the one follows the other. */
export const followIsAbsent = (followerId: string, followeeId: string): TransactItem => ({
  ConditionCheck: {
    TableName: env.tableName,
    Key: followKey(followerId, followeeId),
    ConditionExpression: 'attribute_not_exists(PK)',
  },
})

const checkFollow = ({ PK, SK, followId }: FollowItem, condition: string): TransactItem => ({
  ConditionCheck: {
    TableName: env.tableName,
    Key: { PK, SK },
    ConditionExpression: condition,
    ExpressionAttributeValues: { ':followId': followId },
  },
})

export const followStillHolds = (follow: FollowItem): TransactItem =>
  checkFollow(follow, 'followId = :followId')

export const followIsGone = (follow: FollowItem): TransactItem =>
  checkFollow(follow, 'attribute_not_exists(PK) OR followId <> :followId')

/** Both numbers at once: a transaction may touch an item only once. */
export const countFollows = (
  memberId: string,
  by: { readonly followers?: number; readonly following?: number },
): TransactItem => ({
  Update: {
    TableName: env.tableName,
    Key: followCountsKey(memberId),
    UpdateExpression: 'ADD followers :followers, following :following',
    ExpressionAttributeValues: {
      ':followers': by.followers ?? 0,
      ':following': by.following ?? 0,
    },
  },
})
