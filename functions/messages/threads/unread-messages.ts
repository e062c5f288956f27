import { unreadMessages } from '#shared/api/unread-messages.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { get } from '#platform/table/index.ts'
import { unreadKey } from '../../notifications/index.ts'

export const handler = endpoint(
  unreadMessages,
  async ({ memberId }) => (await get(unreadKey(memberId)))?.messages ?? 0,
)
