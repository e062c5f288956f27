import { unreadCounts } from '#shared/api/notifications.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { get } from '#platform/table/index.ts'
import { unreadKey } from './unread.items.ts'

export const handler = endpoint(unreadCounts, async ({ memberId }) => {
  const unread = await get(unreadKey(memberId))
  const { like = 0, comment = 0, mention = 0, follow = 0, concert = 0 } = unread ?? {}
  const { likes = 0, comments = 0 } = unread ?? {}
  return { likes: like + likes, comments: comment + mention + follow + concert + comments }
})
