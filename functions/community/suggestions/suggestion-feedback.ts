import { suggestionFeedback, type SuggestionFeedback } from '#shared/api/post-suggestions.ts'
import type { PostSuggestionReason } from '#shared/domain/suggestions.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toBlocks } from '#platform/identity/blocks.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { getMany } from '#platform/table/index.ts'
import { postKey, type PostItem } from '../items/post.items.ts'
import { tasteKey, type TasteItem } from '../items/taste.items.ts'
import { postMark } from './marks.ts'
import { changeTaste } from './taste.repository.ts'
import { withoutRating, withRating, type Taste } from './taste.ts'
import { SUGGESTION_TEXTS } from './texts.ts'
import { readTraits } from './traits.ts'

interface Wish {
  readonly postId: string
  readonly feedback: SuggestionFeedback
  readonly suggestionReason: PostSuggestionReason
}

/** @throws ApiError not_found for own, held, removed and blocked posts, none of which is ever suggested */
const readPostAndTaste = async (
  memberId: string,
  postId: string,
): Promise<{ post: PostItem; item: TasteItem | undefined }> => {
  const [post, blocks, item] = await getMany(
    [postKey(postId), blocksKey(memberId), tasteKey(memberId)],
    { consistent: true },
  )
  const isHidden =
    post?.status !== undefined ||
    post?.author.id === memberId ||
    toBlocks(blocks).has(post?.author.id ?? '')
  if (!post || isHidden) throw new ApiError('not_found')
  return { post, item }
}

/** @throws ApiError conflict when the member wants no personal suggestions */
const rated =
  (post: PostItem, { postId, feedback, suggestionReason: reason }: Wish) =>
  (taste: Taste): Taste => {
    if (taste.off) throw new ApiError('conflict', SUGGESTION_TEXTS.off)
    const mark = postMark(postId)
    if (feedback === 'neutral') return withoutRating(taste, mark)
    return withRating(taste, { mark, feedback, reason, traits: readTraits(post) })
  }

export const handler = endpoint(suggestionFeedback, async ({ memberId, body }) => {
  const { postId, feedback } = body
  await changeTaste(memberId, async () => {
    const { post, item } = await readPostAndTaste(memberId, postId)
    return { item, change: rated(post, body) }
  })
  return { postId, feedback }
})
