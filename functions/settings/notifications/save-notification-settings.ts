import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { saveNotificationSettings } from '../../../shared/api/settings.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { env } from '../../platform/env.ts'
import { db } from '../../platform/table.ts'
import { notificationsKey } from '../settings.items.ts'

/** Leaves alone what push keeps in the same record. */
export const handler = endpoint(saveNotificationSettings, async ({ memberId, body }) => {
  const { community, content, system, personalized } = body
  await db.send(
    new UpdateCommand({
      TableName: env.tableName,
      Key: notificationsKey(memberId),
      UpdateExpression:
        'SET community = :community, content = :content, #system = :system, personalized = :personalized',
      ExpressionAttributeNames: { '#system': 'system' },
      ExpressionAttributeValues: {
        ':community': community,
        ':content': content,
        ':system': system,
        ':personalized': personalized,
      },
    }),
  )
  return body
})
