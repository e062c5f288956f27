import { effect } from '../../events/index.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { commentIdOf, commentRefOf, type CommentItem } from '../items/index.ts'
import { removeItem, removeLikesOn } from './removal.repository.ts'

/** The horns on a comment go after it, and its place in the moderation queue. */
export const handler = effect<CommentItem>(async ({ before }) => {
  if (!before) return
  const commentId = commentIdOf(commentRefOf(before))
  await removeLikesOn(commentId)
  await removeItem(heldKey('community-comment', commentId))
})
