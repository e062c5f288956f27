import { blocksKey, type BlocksItem } from '../../platform/blocks.items.ts'
import { toBlocks } from '../../platform/blocks.ts'
import { ApiError } from '../../platform/errors.ts'
import { postLikeKey } from '../likes/index.ts'
import { readItems, readPost } from './feed.repository.ts'
import type { StoredPost } from './post.presenter.ts'
import { maySee } from './post.rules.ts'

/**
 * One post as this viewer may see it, with whether it has their horns.
 * @throws ApiError not_found also for posts of people whom the viewer must not meet
 */
export const requirePostFor = async (
  memberId: string,
  postId: string,
): Promise<{ post: StoredPost; isLiked: boolean }> => {
  const [post, items] = await Promise.all([
    readPost(postId),
    readItems([postLikeKey(memberId, postId), blocksKey(memberId)]),
  ])
  const blocks = toBlocks(items.find((item) => item['SK'] === '~BLOCKS') as BlocksItem | undefined)
  if (!post || !maySee(memberId, post.text) || blocks.has(post.text.author.id)) {
    throw new ApiError('not_found')
  }
  return { post, isLiked: items.some((item) => item['SK'] === postId) }
}
