import { addComment } from '#shared/api/comments.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { assertNotBlocked, toBlocks, type Blocks } from '#platform/identity/blocks.ts'
import type { Request } from '#platform/http/endpoint.ts'
import { guardedEndpoint } from '#platform/http/guarded-endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { holdByGuard } from '#platform/content/held.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import {
  getItems,
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
  commentKey,
  commentRefOf,
  parseCommentId,
} from '../items/comment.items.ts'
import {
  countOnPost,
  type PostCountersItem,
  postCountersKey,
  requirePostCounters,
} from '../items/post.items.ts'
import { countInStats } from '../stats/stats.items.ts'
import { presentComment } from './comment.presenter.ts'
import { readComment } from './comment.repository.ts'
import { isOpenTo } from './comment.rules.ts'
import { COMMENT_TEXTS } from '../texts.ts'

interface Context {
  readonly post: PostCountersItem
  readonly author: MemberItem
  /** The fields of a reply. */
  readonly reply: Pick<CommentItem, 'parent' | 'answeredId'>
}

/** A reply to a reply belongs to the same comment. @throws ApiError not_found */
const replyTo = (answered: CommentItem | undefined, blocks: Blocks): Context['reply'] => {
  if (!answered || answered.status !== undefined || blocks.has(answered.author.id))
    throw new ApiError('not_found', COMMENT_TEXTS.parentGone)
  return {
    parent: answered.parent ?? commentRefOf(answered).ulid,
    answeredId: answered.author.id,
  }
}

/** @throws ApiError not_found | blocked | unauthenticated */
const loadContext = async ({
  memberId,
  params,
  body: { parentId },
}: Request<typeof addComment>): Promise<Context> => {
  const keys = [postCountersKey(params.id), blocksKey(memberId), memberKey(memberId)] as const
  // A parent of another post is not found here.
  const parentKey = parentId && commentKey({ ...parseCommentId(parentId), postId: params.id })
  const items = await getItems(parentKey ? [...keys, parentKey] : keys, { consistent: true })
  const [post, blocks, author] = [items.at(keys[0]), items.at(keys[1]), items.at(keys[2])]
  if (!isOpenTo(memberId, post)) throw new ApiError('not_found', COMMENT_TEXTS.postGone)
  assertNotBlocked(blocks, post.authorId, COMMENT_TEXTS.postGone)
  if (!author) throw new ApiError('unauthenticated')
  const reply = parentKey ? replyTo(items.at(parentKey), toBlocks(blocks)) : {}
  return { post, author, reply }
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
      throw failed.has('post') ? new ApiError('not_found', COMMENT_TEXTS.postGone) : failed
    },
  )

export const handler = guardedEndpoint(
  addComment,
  async (request) => {
    const { memberId, params, body, heldFor, remember } = request
    const { post, author, reply } = await loadContext(request)
    const ref = { postId: params.id, ulid: newId() }
    const commentId = commentIdOf(ref)
    const comment = {
      text: commentItem(ref, {
        author: authorOf(author),
        authorVersion: author.version,
        postAuthorId: post.authorId,
        content: body.content,
        ...reply,
        status: heldFor === null ? undefined : 'held',
      }),
      counters: commentCountersItem(ref, memberId, heldFor !== null),
    }
    await write(comment, {
      ...counts(params.id, heldFor !== null),
      ...(heldFor !== null && holdByGuard(memberId, 'community-comment', commentId, heldFor)),
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
