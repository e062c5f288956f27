import { exists, update, type Write } from '#platform/table/index.ts'
import { type CommentItem, commentKey, type CommentRef } from '../items/comment.items.ts'

const setDrastic = (ref: CommentRef, drastic: CommentItem['drastic']): Record<'text', Write> => ({
  text: update(commentKey(ref), { set: { drastic }, condition: exists }),
})

/** The age label of a moderator, as that of a post. Fails with `text` when the comment is gone. */
export const labelDrasticComment = (ref: CommentRef) => setDrastic(ref, 'staff')

export const unlabelDrasticComment = (ref: CommentRef) => setDrastic(ref, undefined)
