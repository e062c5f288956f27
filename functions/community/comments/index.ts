export { rejectComment, releaseComment } from './comment-decision.ts'
