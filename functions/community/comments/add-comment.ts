import { addComment } from '#shared/api/comments.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { assertNotBlocked } from '#platform/identity/blocks.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { holdForModeration } from '#platform/content/held.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import {
  getMany,
  onConditionFailed,
  putNew,
  transact,
  type TransactItem,
} from '#platform/table/index.ts'
import {
  commentCountersItem,
  type CommentCountersItem,
  commentIdOf,
  type CommentItem,
  commentItem,
  countOnPost,
  parseCommentId,
  type PostCountersItem,
  postCountersKey,
  requirePostCounters,
} from '../items/index.ts'
import { countInStats } from '../stats/index.ts'
import { presentComment } from './comment.presenter.ts'
import { readComment } from './comment.repository.ts'
import { isOpenTo } from './comment.rules.ts'

/** @throws ApiError not_found | blocked | unauthenticated */
const loadContext = async (
  memberId: string,
  postId: string,
): Promise<{ post: PostCountersItem; author: MemberItem }> => {
  const [post, blocks, author] = await getMany(
    [postCountersKey(postId), blocksKey(memberId), memberKey(memberId)],
    { consistent: true },
  )
  if (!isOpenTo(memberId, post)) throw new ApiError('not_found')
  assertNotBlocked(blocks, post.authorId)
  if (!author) throw new ApiError('unauthenticated')
  return { post, author }
}

/** A visible comment counts now, a held one when moderation approves it. */
const counts = (postId: string, isHeld: boolean): Record<'post' | 'stats', TransactItem | null> =>
  isHeld
    ? { post: requirePostCounters(postId), stats: null }
    : { post: countOnPost(postId, 'comments', 1), stats: countInStats({ comments: 1 }) }

/** @throws ApiError not_found when the post was deleted since it was read */
const write = (
  { text, counters }: { readonly text: CommentItem; readonly counters: CommentCountersItem },
  items: Readonly<Record<string, TransactItem | null>>,
): Promise<void> =>
  onConditionFailed(
    transact({ text: putNew(text), counters: putNew(counters), ...items }),
    (failed) => {
      throw failed.has('post') ? new ApiError('not_found') : failed
    },
  )

export const handler = endpoint(
  addComment,
  async ({ memberId, params, body, heldFor, remember }) => {
    const { post, author } = await loadContext(memberId, params.id)
    const ref = { postId: params.id, ulid: newId() }
    const commentId = commentIdOf(ref)
    const comment = {
      text: commentItem(ref, {
        author: authorOf(author),
        authorVersion: author.version,
        postAuthorId: post.authorId,
        content: body.content,
        status: heldFor === null ? undefined : 'held',
      }),
      counters: commentCountersItem(ref, memberId, heldFor !== null),
    }
    await write(comment, {
      ...counts(params.id, heldFor !== null),
      held: heldFor === null ? null : holdForModeration('community-comment', commentId, heldFor),
      idempotency: remember(commentId),
    })
    return presentComment(comment, false)
  },
  async (commentId, { memberId }) => {
    const found = await readComment(memberId, parseCommentId(commentId))
    if (!found) throw new ApiError('not_found')
    return presentComment(found.comment, found.isLiked)
  },
)
