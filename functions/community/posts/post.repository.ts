import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toBlocks } from '#platform/identity/blocks.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { getMany } from '#platform/table/index.ts'
import { postLikeKey } from '../items/index.ts'
import { readPost } from './feed.repository.ts'
import type { StoredPost } from './post.presenter.ts'
import { maySee } from './post.rules.ts'

/**
 * One post as this viewer may see it, and whether the viewer likes it.
 * @throws ApiError not_found also for posts of blocked and blocking members
 */
export const requirePostFor = async (
  memberId: string,
  postId: string,
  { consistent = false } = {},
): Promise<{ post: StoredPost; isLiked: boolean }> => {
  const [post, [like, blocks]] = await Promise.all([
    readPost(postId, consistent),
    getMany([postLikeKey(memberId, postId), blocksKey(memberId)]),
  ])
  if (!post || !maySee(memberId, post.text) || toBlocks(blocks).has(post.text.author.id)) {
    throw new ApiError('not_found')
  }
  return { post, isLiked: like !== undefined }
}
