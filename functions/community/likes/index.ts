export {
  likeTargetIndex,
  viewerPartition,
  commentLikesPartition,
  postLikeKey,
} from './like.items.ts'
