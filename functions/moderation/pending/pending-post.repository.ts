import { isOutOfReach } from '#platform/content/take-down.ts'
import { postKey, type PostItem } from '../../community/items/index.ts'
import { keptAddress } from '../../uploads/kept/index.ts'
import { readPending, type Pending, type PendingPage } from '#platform/content/queue.repository.ts'

/** What a measure hid is out of public reach until a moderator approves the new version. */
const reachable = async (pending: Pending<PostItem>): Promise<Pending<PostItem>> => {
  const { held, content } = pending
  const address = isOutOfReach(content) && (await keptAddress(content.mediaUrl ?? ''))
  return address ? { held, content: { ...content, mediaUrl: address } } : pending
}

export const readPendingPosts = async (after?: string): Promise<PendingPage<PostItem>> => {
  const keysOf = (id: string) => [postKey(id)]
  const { pending, next } = await readPending<PostItem>('community-post', keysOf, after)
  return { pending: await Promise.all(pending.map(reachable)), next }
}
