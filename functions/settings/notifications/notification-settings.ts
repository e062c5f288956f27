import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { notificationSettings } from '../../../shared/api/settings.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { env } from '../../platform/env.ts'
import { db } from '../../platform/table.ts'
import { notificationsKey, type NotificationsItem } from '../settings.items.ts'

export const handler = endpoint(notificationSettings, async ({ memberId }) => {
  const { Item } = await db.send(
    new GetCommand({
      TableName: env.tableName,
      Key: notificationsKey(memberId),
      ConsistentRead: true,
    }),
  )
  const {
    community = true,
    content = true,
    system = true,
    personalized = true,
  } = (Item ?? {}) as Partial<NotificationsItem>
  return { community, content, system, personalized }
})
