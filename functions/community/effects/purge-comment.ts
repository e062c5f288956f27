import { effect } from '../../events/index.ts'
import { remove, write } from '#platform/table/index.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { commentIdOf, commentRefOf, type CommentItem } from '../items/comment.items.ts'
import { removeEditsOf, removeLikesOn } from './removal.repository.ts'

/** Removes the likes and earlier versions of a deleted comment, and its entry in the moderation queue. */
export const handler = effect<CommentItem>(async ({ before }) => {
  if (!before) return
  const ref = commentRefOf(before)
  const commentId = commentIdOf(ref)
  await removeLikesOn(commentId)
  await removeEditsOf(ref)
  await write(remove(heldKey('community-comment', commentId)))
})
