import { editComment } from '#shared/api/edits.ts'
import type { Request } from '#platform/http/endpoint.ts'
import { guardedEndpoint } from '#platform/http/guarded-endpoint.ts'
import { WAITING } from '#platform/content/waiting.items.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import {
  exists,
  get,
  onConditionFailed,
  putNew,
  transact,
  update,
  type TransactItem,
} from '#platform/table/index.ts'
import {
  commentCountersKey,
  commentIdOf,
  type CommentItem,
  commentKey,
  type CommentRef,
  parseCommentId,
} from '../items/comment.items.ts'
import { countOnPost, postCountersKey } from '../items/post.items.ts'
import { COMMENT_TEXTS } from '../texts.ts'
import { isOpenTo } from '../comments/comment.rules.ts'
import { presentComment } from '../comments/comment.presenter.ts'
import { readComment } from '../comments/comment.repository.ts'
import { requireOwnComment } from '../comments/own-comment.ts'
import { countInStats } from '../stats/stats.items.ts'
import {
  earlierVersion,
  holdRule,
  holdVersion,
  nextVersion,
  requireEditable,
} from './version.rules.ts'

type Edit = Request<typeof editComment>

/** Held comments are not counted. */
const uncount = (ref: CommentRef, { status }: CommentItem): Record<string, TransactItem> =>
  status === undefined
    ? { post: countOnPost(ref.postId, 'comments', -1), stats: countInStats({ comments: -1 }) }
    : {}

const hold = (ref: CommentRef, text: CommentItem, rule: string): Record<string, TransactItem> => ({
  counters: update(commentCountersKey(ref), { set: { held: true as const }, condition: exists }),
  ...holdVersion(text.author.id, 'community-comment', commentIdOf(ref), rule),
  ...uncount(ref, text),
})

const write = ({ body, params, heldFor, remember }: Edit, text: CommentItem): Promise<void> => {
  const ref = parseCommentId(params.id)
  const rule = holdRule(text, heldFor)
  return transact({
    text: update(commentKey(ref), {
      set: {
        content: body.content,
        ...nextVersion(text),
        ...(heldFor !== null && { status: 'held' as const }),
      },
      condition: { version: text.version, status: text.status, entity: 'Comment' },
    }),
    earlier: putNew(earlierVersion(ref, text)),
    ...(rule === null ? {} : hold(ref, text, rule)),
    idempotency: remember(params.id),
  })
}

/** Below a post that others do not see an own comment is not changed either. @throws ApiError not_found */
const requireOpenPost = async (memberId: string, postId: string): Promise<void> => {
  const post = await get(postCountersKey(postId), { consistent: true })
  if (!isOpenTo(memberId, post)) throw new ApiError('not_found')
}

const present = async (memberId: string, commentId: string) => {
  const found = await readComment(memberId, parseCommentId(commentId))
  if (!found) throw new ApiError('not_found')
  return presentComment(found.comment, found.isLiked)
}

export const handler = guardedEndpoint(
  editComment,
  async (request) => {
    const { memberId, params, body } = request
    const earlier = await request.findEarlier()
    if (earlier !== undefined) return present(memberId, earlier)
    const ref = parseCommentId(params.id)
    const text = await requireOwnComment(request, ref)
    await requireOpenPost(memberId, ref.postId)
    requireEditable(text, body.version, COMMENT_TEXTS)
    if (body.content !== text.content)
      await onConditionFailed(write(request, text), (failed) => {
        if (failed.has('idempotency') || failed.has(WAITING)) throw failed
        throw failed.has('post')
          ? new ApiError('not_found')
          : new ApiError('conflict', COMMENT_TEXTS.edited)
      })
    return present(memberId, params.id)
  },
  (commentId, { memberId }) => present(memberId, commentId),
)
