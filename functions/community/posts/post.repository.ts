import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toBlocks, type Blocks } from '#platform/identity/blocks.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { getItems, getMany } from '#platform/table/index.ts'
import { postCountersKey, postKey } from '../items/post.items.ts'
import { postLikeKey } from '../items/like.items.ts'
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
): Promise<{ post: StoredPost; isLiked: boolean; blocks: Blocks }> => {
  const [text, counters, like, blocks] = await getMany(
    [postKey(postId), postCountersKey(postId), postLikeKey(memberId, postId), blocksKey(memberId)],
    { consistent },
  )
  if (!text || !counters) throw new ApiError('not_found')
  const hidden = toBlocks(blocks)
  if (!maySee(memberId, text) || hidden.has(text.author.id)) throw new ApiError('not_found')
  return { post: { text, counters }, isLiked: like !== undefined, blocks: hidden }
}

export interface LikedPosts {
  readonly posts: readonly (StoredPost & { readonly id: string })[]
  /** Ids of the posts that the viewer likes. */
  readonly liked: ReadonlySet<string>
}

/** Those of the posts that exist, in the given order, before filters of the viewer. */
export const readPostsWithLikes = async (
  viewerId: string,
  ids: readonly string[],
): Promise<LikedPosts> => {
  const items = await getItems(
    ids.flatMap((id) => [postKey(id), postCountersKey(id), postLikeKey(viewerId, id)]),
  )
  const posts = ids.flatMap((id) => {
    const text = items.at(postKey(id))
    const counters = items.at(postCountersKey(id))
    return text && counters ? [{ id, text, counters }] : []
  })
  return { posts, liked: new Set(ids.filter((id) => items.at(postLikeKey(viewerId, id)))) }
}
