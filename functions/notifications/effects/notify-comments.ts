import {
  commentIdOf,
  type CommentItem,
  commentRefOf,
  postKey,
} from '../../community/items/index.ts'
import { effect } from '../../events/index.ts'
import { get, keyOf } from '#platform/table/index.ts'
import { announce, retract, type Writing } from '../activity.ts'
import { becameHidden, becameVisible, isVisible } from '../visibility.rules.ts'

const toWriting = (comment: CommentItem): Writing => {
  const ref = commentRefOf(comment)
  return {
    key: keyOf(comment),
    textId: ref.ulid,
    postId: ref.postId,
    commentId: commentIdOf(ref),
    postAuthorId: comment.postAuthorId,
    author: comment.author,
    authorVersion: comment.authorVersion,
    content: comment.content,
  }
}

/** Notifies the author of the post and mentioned members while comment and post are visible. */
export const handler = effect<CommentItem>(async (event) => {
  if (becameHidden(event)) await retract(toWriting(event.before))
  if (!becameVisible(event)) return
  const writing = toWriting(event.after)
  const post = await get(postKey(writing.postId), { consistent: true })
  if (isVisible(post)) await announce(writing, post.title)
})
