import { blocksKey, type BlocksItem } from '#platform/identity/blocks.items.ts'
import { toBlocks } from '#platform/identity/blocks.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { itemAt, readItems } from '#platform/table/read-items.ts'
import { postLikeKey } from '../items/index.ts'
import { readPost } from './feed.repository.ts'
import type { StoredPost } from './post.presenter.ts'
import { maySee } from './post.rules.ts'

/**
 * One post as this viewer may see it, with whether it has their horns.
 * @throws ApiError not_found also for posts of people whom the viewer must not meet
 */
export const requirePostFor = async (
  memberId: string,
  postId: string,
  { consistent = false } = {},
): Promise<{ post: StoredPost; isLiked: boolean }> => {
  const likeKey = postLikeKey(memberId, postId)
  const [post, items] = await Promise.all([
    readPost(postId, consistent),
    readItems([likeKey, blocksKey(memberId)]),
  ])
  const blocks = toBlocks(itemAt(items, blocksKey(memberId)) as BlocksItem | undefined)
  if (!post || !maySee(memberId, post.text) || blocks.has(post.text.author.id)) {
    throw new ApiError('not_found')
  }
  return { post, isLiked: itemAt(items, likeKey) !== undefined }
}
