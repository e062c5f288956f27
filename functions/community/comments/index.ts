export {
  commentCountersKey,
  commentIdOf,
  commentKey,
  commentRefOf,
  commentsPartition,
  countLikesOnComment,
  parseCommentId,
  type CommentItem,
} from './comment.items.ts'
