export { findCommentContent, findCommentSubject } from './comment-content.ts'
export { isOpenTo, mayReadUnder, maySeeComment } from './comment.rules.ts'
