import {
  commentIdOf,
  type CommentItem,
  commentRefOf,
  postKey,
} from '../../community/items/index.ts'
import { effect } from '../../events/index.ts'
import { get } from '#platform/table/index.ts'
import { followText, type TextRules } from '../activity.ts'
import { isVisible } from '../visibility.rules.ts'

const RULES: TextRules<CommentItem> = {
  toWriting: (comment) => {
    const ref = commentRefOf(comment)
    return {
      textId: ref.ulid,
      place: { postId: ref.postId, commentId: commentIdOf(ref) },
      hostId: comment.postAuthorId,
      answeredId: comment.answeredId,
      author: comment.author,
      authorVersion: comment.authorVersion,
      content: comment.content,
      isDrastic: comment.drastic !== undefined,
    }
  },
  readTitle: async (comment) => {
    const post = await get(postKey(commentRefOf(comment).postId), { consistent: true })
    if (!isVisible(post)) return null
    return post.drastic ? undefined : post.title
  },
}

/** Notifies the author of the post, the author of the answered comment and mentioned members of a visible comment. */
export const handler = effect<CommentItem>((event) => followText(event, RULES))
