export { parseCommentId, commentCountersKey, type CommentCountersItem } from './comment.items.ts'
