import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { unreadCounts } from '#shared/api/notifications.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { env } from '#platform/runtime/env.ts'
import { unreadKey } from '#platform/identity/member.items.ts'
import { db } from '#platform/table/table.ts'
import type { UnreadItem } from './notification.items.ts'

export const handler = endpoint(unreadCounts, async ({ memberId }) => {
  const { Item } = await db.send(
    new GetCommand({ TableName: env.tableName, Key: unreadKey(memberId) }),
  )
  const { likes = 0, comments = 0 } = (Item ?? {}) as UnreadItem
  return { likes, comments }
})
