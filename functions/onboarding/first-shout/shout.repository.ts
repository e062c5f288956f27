import { postCountersKey, postKey, postLikeKey } from '../../community/items/index.ts'
import { maySee, type StoredPost } from '../../community/posts/index.ts'
import { shoutKey } from '../../community/wall/index.ts'
import { get, getMany } from '#platform/table/index.ts'

interface ShoutPost {
  readonly post: StoredPost
  readonly isLiked: boolean
}

/** The post of the member's first shout as the member sees it; null when it was deleted. */
export const readShoutPost = async (memberId: string): Promise<ShoutPost | null> => {
  const shout = await get(shoutKey(memberId), { consistent: true })
  if (!shout) return null
  const { postId } = shout
  const [text, counters, like] = await getMany(
    [postKey(postId), postCountersKey(postId), postLikeKey(memberId, postId)],
    { consistent: true },
  )
  if (!text || !counters || !maySee(memberId, text)) return null
  return { post: { text, counters }, isLiked: like !== undefined }
}
