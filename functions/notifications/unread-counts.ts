import { unreadCounts } from '#shared/api/notifications.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { get } from '#platform/table/index.ts'
import { unreadKey } from './unread.items.ts'
import { toCounts } from './unread.presenter.ts'

export const handler = endpoint(unreadCounts, async ({ memberId }) =>
  toCounts(await get(unreadKey(memberId))),
)
