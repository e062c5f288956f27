import {
  type PostCountersItem,
  postCountersKey,
  type PostItem,
  postKey,
  postLikeKey,
} from '../../community/items/index.ts'
import { maySee, type StoredPost } from '../../community/posts/index.ts'
import { shoutKey, type ShoutItem } from '../../community/wall/index.ts'
import { itemAt, readItems } from '#platform/table/read-items.ts'

interface Shouted {
  readonly post: StoredPost
  readonly isLiked: boolean
}

/** The post of the member's first shout as they see it now; null when it is there no more. */
export const readShouted = async (memberId: string): Promise<Shouted | null> => {
  const [shout] = (await readItems([shoutKey(memberId)], { consistent: true })) as ShoutItem[]
  if (!shout) return null
  const { postId } = shout
  const likeKey = postLikeKey(memberId, postId)
  const keys = [postKey(postId), postCountersKey(postId), likeKey]
  const items = await readItems(keys, { consistent: true })
  const text = itemAt(items, postKey(postId)) as PostItem | undefined
  const counters = itemAt(items, postCountersKey(postId)) as PostCountersItem | undefined
  if (!text || !counters || !maySee(memberId, text)) return null
  return { post: { text, counters }, isLiked: itemAt(items, likeKey) !== undefined }
}
