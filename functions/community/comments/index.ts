export {
  commentCountersKey,
  commentIdOf,
  commentKey,
  commentRefOf,
  commentsPartition,
  countLikesOnComment,
  isCommentText,
  parseCommentId,
  type CommentCountersItem,
  type CommentItem,
} from './comment.items.ts'
