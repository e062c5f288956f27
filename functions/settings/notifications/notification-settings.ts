import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { notificationSettings } from '#shared/api/settings.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { env } from '#platform/runtime/env.ts'
import { db } from '#platform/table/table.ts'
import { notificationsKey, type NotificationsItem } from '../settings.items.ts'
import { presentNotifications } from './notifications.presenter.ts'

export const handler = endpoint(notificationSettings, async ({ memberId }) => {
  const { Item } = await db.send(
    new GetCommand({
      TableName: env.tableName,
      Key: notificationsKey(memberId),
      ConsistentRead: true,
    }),
  )
  return presentNotifications(Item as NotificationsItem | undefined)
})
