import { deleteComment } from '#shared/api/comments.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import {
  ConditionFailed,
  onConditionFailed,
  retry,
  transact,
  type Write,
} from '#platform/table/index.ts'
import {
  type CommentItem,
  type CommentRef,
  parseCommentId,
  removeComment,
} from '../items/comment.items.ts'
import { countOnPost } from '../items/post.items.ts'
import { countInStats } from '../stats/stats.items.ts'
import { requireOwnComment } from './own-comment.ts'

/** Held and removed comments are not counted. */
const counts = ({ postId }: CommentRef, { status }: CommentItem): Record<string, Write> =>
  status === undefined
    ? { post: countOnPost(postId, 'comments', -1), stats: countInStats({ comments: -1 }) }
    : {}

/** @throws ApiError not_found when the post was deleted: then the comment goes with it */
const remove = (ref: CommentRef, text: CommentItem): Promise<void> =>
  onConditionFailed(transact({ ...removeComment(ref, text), ...counts(ref, text) }), (failed) => {
    throw failed.has('post') ? new ApiError('not_found') : failed
  })

/** Removes the comment and its counters in one transaction; likes and notifications follow by event. */
export const handler = endpoint(deleteComment, async (request) => {
  const ref = parseCommentId(request.params.id)
  const deleteOnce = async (): Promise<void> => {
    await remove(ref, await requireOwnComment(request, ref))
  }
  // A decision of a moderator between read and removal fails the condition: read again.
  await retry(deleteOnce, { when: (error) => error instanceof ConditionFailed })
  return { ok: true as const }
})
