import { addComment } from '#shared/api/comments.ts'
import { blocksKey, type BlocksItem } from '#platform/identity/blocks.items.ts'
import { assertMayMeet } from '#platform/identity/blocks.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { holdForModeration } from '#platform/content/held.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { itemAt, readItems } from '#platform/table/read-items.ts'
import { putNew } from '#platform/table/index.ts'
import { ConditionFailed, transact, type TransactItem } from '#platform/table/transact.ts'
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
const look = async (
  memberId: string,
  postId: string,
): Promise<{ post: PostCountersItem; author: MemberItem }> => {
  const keys = {
    post: postCountersKey(postId),
    blocks: blocksKey(memberId),
    author: memberKey(memberId),
  }
  const items = await readItems(Object.values(keys), { consistent: true })
  const post = itemAt(items, keys.post) as PostCountersItem | undefined
  if (!isOpenTo(memberId, post)) throw new ApiError('not_found')
  assertMayMeet(itemAt(items, keys.blocks) as BlocksItem | undefined, post.authorId)
  const author = itemAt(items, keys.author) as MemberItem | undefined
  if (!author) throw new ApiError('unauthenticated')
  return { post, author }
}

/** What others see counts at once; what is held counts when it is let through. */
const counts = (postId: string, isHeld: boolean): Record<'post' | 'stats', TransactItem | null> =>
  isHeld
    ? { post: requirePostCounters(postId), stats: null }
    : { post: countOnPost(postId, 'comments', 1), stats: countInStats({ comments: 1 }) }

const write = async (
  { text, counters }: { readonly text: CommentItem; readonly counters: CommentCountersItem },
  items: Readonly<Record<string, TransactItem | null>>,
): Promise<void> => {
  try {
    await transact({ text: putNew(text), counters: putNew(counters), ...items })
  } catch (error) {
    // The post went while the comment was under way.
    if (error instanceof ConditionFailed && error.has('post')) throw new ApiError('not_found')
    throw error
  }
}

export const handler = endpoint(
  addComment,
  async ({ memberId, params, body, heldFor, remember }) => {
    const { post, author } = await look(memberId, params.id)
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
