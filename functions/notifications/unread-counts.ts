import { unreadCounts } from '#shared/api/notifications.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { get } from '#platform/table/index.ts'
import { unreadKey } from './notification.items.ts'

export const handler = endpoint(unreadCounts, async ({ memberId }) => {
  const { likes = 0, comments = 0 } = (await get(unreadKey(memberId))) ?? {}
  return { likes, comments }
})
