export {
  authorPartition,
  countOnPost,
  FEED,
  feedCountersPartitions,
  feedPartition,
  isPostText,
  postAuthorIndex,
  type PostCountersItem,
  postCountersItem,
  postCountersKey,
  postIdOf,
  postIsStill,
  type PostItem,
  postItem,
  postKey,
  type PostText,
  removePost,
  requirePostCounters,
} from './post.items.ts'
export {
  isPin,
  listPin,
  markPinned,
  pinnedCopies,
  pinnedCountersKey,
  pinnedPostKey,
  unlistPin,
} from './pin.items.ts'
export {
  type CommentCountersItem,
  commentCountersItem,
  commentCountersKey,
  commentIdOf,
  type CommentItem,
  commentItem,
  commentKey,
  type CommentRef,
  commentRefOf,
  commentsBefore,
  commentsPartition,
  countLikesOnComment,
  isCommentText,
  parseCommentId,
  removeComment,
} from './comment.items.ts'
export { poolItems, poolKeys, type PoolItem } from './pool.items.ts'
export { isTaste, putTaste, type TasteItem, tasteKey } from './taste.items.ts'
export {
  commentLikeItem,
  commentLikeKey,
  commentLikesPartition,
  likeIsGone,
  type LikeItem,
  likeStillHolds,
  likeTargetPartition,
  type PostLikeItem,
  postLikeItem,
  postLikeKey,
  viewerPartition,
} from './like.items.ts'
export { bookmarkItem, bookmarkKey, bookmarksByTime } from './bookmark.items.ts'
export {
  type EditedText,
  type EditItem,
  editKey,
  editsPartition,
  editsPrefix,
} from './edit.items.ts'
