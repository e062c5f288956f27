import { env } from '#platform/runtime/env.ts'
import type { TransactItem } from '#platform/table/transact.ts'

/** The member's horns on posts, sorted by post: the likes of a page lie between its first and last id. */
export interface PostLikeItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'PostLike'
  /** ULID of this act of liking; taking back and giving again makes a new one. */
  readonly likeId: string
  /** Who wrote the target: known here even after the target is gone. */
  readonly authorId: string
  readonly GSI1PK: string
  readonly GSI1SK: string
}

export interface CommentLikeItem extends Omit<PostLikeItem, 'entity'> {
  readonly entity: 'CommentLike'
}

export type LikeItem = PostLikeItem | CommentLikeItem

const viewer = (memberId: string) => `VIEWER#${memberId}`

export const postLikeKey = (memberId: string, postId: string) => ({
  PK: viewer(memberId),
  SK: postId,
})

/** Partition of the horns and blocks of a member. */
export const viewerPartition = viewer

export const commentLikesPartition = (memberId: string) => `COMMENT_LIKES#${memberId}`

/** @param commentId `<post id>-<own ULID>` */
export const commentLikeKey = (memberId: string, commentId: string) => ({
  PK: commentLikesPartition(memberId),
  SK: commentId,
})

/** Partition of GSI1: all horns on one post or comment, for cleaning up after it. */
export const likeTargetPartition = (targetId: string): string => `TARGET#${targetId}`

const likeTargetIndex = (targetId: string, memberId: string) => ({
  GSI1PK: likeTargetPartition(targetId),
  GSI1SK: memberId,
})

export interface Like {
  readonly memberId: string
  readonly targetId: string
  readonly likeId: string
  readonly authorId: string
}

const likeAttributes = ({ memberId, targetId, likeId, authorId }: Like) => ({
  likeId,
  authorId,
  ...likeTargetIndex(targetId, memberId),
})

export const postLikeItem = (like: Like): PostLikeItem => ({
  ...postLikeKey(like.memberId, like.targetId),
  entity: 'PostLike',
  ...likeAttributes(like),
})

export const commentLikeItem = (like: Like): CommentLikeItem => ({
  ...commentLikeKey(like.memberId, like.targetId),
  entity: 'CommentLike',
  ...likeAttributes(like),
})

/** Fails when the member's horns are there already. */
export const putLike = (item: LikeItem): TransactItem => ({
  Put: {
    TableName: env.tableName,
    Item: item,
    ConditionExpression: 'attribute_not_exists(PK)',
  },
})

const checkLike = ({ PK, SK, likeId }: LikeItem, condition: string): TransactItem => ({
  ConditionCheck: {
    TableName: env.tableName,
    Key: { PK, SK },
    ConditionExpression: condition,
    ExpressionAttributeValues: { ':likeId': likeId },
  },
})

/** Fails when this act of liking was taken back, even if a newer one took its place. */
export const likeStillHolds = (like: LikeItem): TransactItem => checkLike(like, 'likeId = :likeId')

export const likeIsGone = (like: LikeItem): TransactItem =>
  checkLike(like, 'attribute_not_exists(PK) OR likeId <> :likeId')
