export {
  parseCommentId,
  commentCountersKey,
  countLikesOnComment,
  type CommentCountersItem,
} from './comment.items.ts'
