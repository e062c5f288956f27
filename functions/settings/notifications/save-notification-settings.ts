import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { saveNotificationSettings } from '#shared/api/settings.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { env } from '#platform/runtime/env.ts'
import { db } from '#platform/table/table.ts'
import { notificationsKey, type NotificationsItem } from '../settings.items.ts'
import { presentNotifications } from './notifications.presenter.ts'

/** Leaves alone what was not sent, and what push keeps in the same record. */
export const handler = endpoint(saveNotificationSettings, async ({ memberId, body }) => {
  const changes = Object.entries(body)
  const { Attributes } = await db.send(
    new UpdateCommand({
      TableName: env.tableName,
      Key: notificationsKey(memberId),
      UpdateExpression: `SET ${changes.map(([name]) => `#${name} = :${name}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(changes.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(
        changes.map(([name, isOn]) => [`:${name}`, isOn]),
      ),
      ReturnValues: 'ALL_NEW',
    }),
  )
  return presentNotifications(Attributes as NotificationsItem | undefined)
})
