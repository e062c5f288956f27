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
export { rejectComment, releaseComment } from './comment-decision.ts'
