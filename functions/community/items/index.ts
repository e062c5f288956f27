export {
  authorPartition,
  countOnPost,
  FEED,
  postCountersKey,
  postIdOf,
  type PostItem,
  postKey,
  removePost,
} from './post.items.ts'
export { pinsKey, unlistPin } from './pin.items.ts'
export {
  type CommentCountersItem,
  commentCountersKey,
  commentIdOf,
  type CommentItem,
  commentKey,
  commentRefOf,
  commentsPartition,
  countLikesOnComment,
  parseCommentId,
  removeComment,
} from './comment.items.ts'
export { tasteKey } from './taste.items.ts'
export {
  commentLikeItem,
  commentLikeKey,
  commentLikesPartition,
  likeIsGone,
  type LikeItem,
  likeStillHolds,
  postLikeItem,
  postLikeKey,
  viewerPartition,
} from './like.items.ts'
export { bookmarkItem, bookmarksByTime } from './bookmark.items.ts'
export {
  type EditedText,
  type EditItem,
  editKey,
  editsPartition,
  editsPrefix,
} from './edit.items.ts'
