import {
  commentIdOf,
  type CommentItem,
  commentRefOf,
  type PostItem,
  postKey,
} from '../../community/items/index.ts'
import { effect } from '../../events/index.ts'
import { readItems } from '#platform/table/read-items.ts'
import { announce, retract, type Writing } from '../activity.ts'
import { becameHidden, becameVisible, isVisible } from '../visibility.rules.ts'

const toWriting = (comment: CommentItem): Writing => {
  const ref = commentRefOf(comment)
  return {
    key: { PK: comment.PK, SK: comment.SK },
    textId: ref.ulid,
    postId: ref.postId,
    commentId: commentIdOf(ref),
    postAuthorId: comment.postAuthorId,
    author: comment.author,
    content: comment.content,
  }
}

/** The author of the post and everybody mentioned hear of a comment as long as others can read it, and the post too. */
export const handler = effect<CommentItem>(async (event) => {
  if (becameHidden(event)) await retract(toWriting(event.before))
  if (!becameVisible(event)) return
  const writing = toWriting(event.after)
  const [post] = (await readItems([postKey(writing.postId)], {
    consistent: true,
  })) as PostItem[]
  if (isVisible(post)) await announce(writing, post.title)
})
