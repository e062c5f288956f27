import { env } from '../../platform/env.ts'
import type { TransactItem } from '../../platform/transact.ts'

/** The member's horns on posts, sorted by post: the likes of a page lie between its first and last id. */
export interface PostLikeItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'PostLike'
  /** ULID of this act of liking; taking back and giving again makes a new one. */
  readonly likeId: string
  readonly GSI1PK: string
  readonly GSI1SK: string
}

export interface CommentLikeItem extends Omit<PostLikeItem, 'entity'> {
  readonly entity: 'CommentLike'
}

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

/** All horns on one post or comment, for cleaning up after it. */
export const likeTargetIndex = (targetId: string, memberId: string) => ({
  GSI1PK: `TARGET#${targetId}`,
  GSI1SK: memberId,
})

export const postLikeItem = (memberId: string, postId: string, likeId: string): PostLikeItem => ({
  ...postLikeKey(memberId, postId),
  entity: 'PostLike',
  likeId,
  ...likeTargetIndex(postId, memberId),
})

export const commentLikeItem = (
  memberId: string,
  commentId: string,
  likeId: string,
): CommentLikeItem => ({
  ...commentLikeKey(memberId, commentId),
  entity: 'CommentLike',
  likeId,
  ...likeTargetIndex(commentId, memberId),
})

/** Fails when the member's horns are there already. */
export const putLike = (item: PostLikeItem | CommentLikeItem): TransactItem => ({
  Put: {
    TableName: env.tableName,
    Item: item,
    ConditionExpression: 'attribute_not_exists(PK)',
  },
})
