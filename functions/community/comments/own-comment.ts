import type { Blocks } from '#platform/identity/blocks.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { get } from '#platform/table/index.ts'
import { type CommentItem, commentKey, type CommentRef } from '../items/comment.items.ts'
import { postCountersKey } from '../items/post.items.ts'
import { mayReadUnder, maySeeComment } from './comment.rules.ts'
import { COMMENT_TEXTS } from '../texts.ts'

interface Viewer {
  readonly memberId: string
  readonly blocks: () => Promise<Blocks>
}

/** @throws ApiError not_found for comments that the viewer may not see, forbidden for comments of others */
export const requireOwnComment = async (
  { memberId, blocks }: Viewer,
  ref: CommentRef,
): Promise<CommentItem> => {
  const text = await get(commentKey(ref), { consistent: true })
  if (!text || !maySeeComment(memberId, text)) throw new ApiError('not_found')
  if (text.author.id === memberId) return text
  const [blocked, post] = await Promise.all([
    blocks(),
    get(postCountersKey(ref.postId), { consistent: true }),
  ])
  if (blocked.has(text.author.id) || !mayReadUnder(memberId, post, blocked))
    throw new ApiError('not_found')
  throw new ApiError('forbidden', COMMENT_TEXTS.notYours)
}
