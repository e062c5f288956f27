import type { BlocksItem } from '#platform/identity/blocks.items.ts'
import {
  check,
  expression,
  keyOf,
  type Check,
  type IndexPartition,
  type Key,
  type Partition,
} from '#platform/table/index.ts'

/** The member's likes of posts, sorted by post: the likes of a page lie between its first and last id. */
export interface PostLikeItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'PostLike'
  /** ULID of this like; liking again after an unlike makes a new one. */
  readonly likeId: string
  /** The author of the target, stored here so that it is known after the target is gone. */
  readonly authorId: string
  readonly GSI1PK: string
  readonly GSI1SK: string
}

export interface CommentLikeItem extends Omit<PostLikeItem, 'entity'> {
  readonly entity: 'CommentLike'
}

export type LikeItem = PostLikeItem | CommentLikeItem

/** The member's likes of posts, and their blocks. */
export const viewerPartition = (memberId: string): Partition<PostLikeItem | BlocksItem> => ({
  PK: `VIEWER#${memberId}`,
})

export const postLikeKey = (memberId: string, postId: string): Key<PostLikeItem> => ({
  PK: viewerPartition(memberId).PK,
  SK: postId,
})

export const commentLikesPartition = (memberId: string): Partition<CommentLikeItem> => ({
  PK: `COMMENT_LIKES#${memberId}`,
})

/** @param commentId `<post id>-<own ULID>` */
export const commentLikeKey = (memberId: string, commentId: string): Key<CommentLikeItem> => ({
  PK: commentLikesPartition(memberId).PK,
  SK: commentId,
})

/** All likes of one post or comment, for cleaning up after it. */
export const likeTargetPartition = (targetId: string): IndexPartition<LikeItem> => ({
  GSI1PK: `TARGET#${targetId}`,
})

const likeTargetIndex = (targetId: string, memberId: string) => ({
  ...likeTargetPartition(targetId),
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

/** Fails when this like was removed, even if a newer one replaced it. */
export const likeStillHolds = (like: LikeItem): Check => check(keyOf(like), { likeId: like.likeId })

export const likeIsGone = (like: LikeItem): Check =>
  check(keyOf(like), expression`attribute_not_exists(PK) OR likeId <> ${like.likeId}`)
