export {
  commentLikeKey,
  commentLikesPartition,
  likeIsGone,
  likeStillHolds,
  likeTargetPartition,
  postLikeKey,
  viewerPartition,
  type LikeItem,
} from './like.items.ts'
