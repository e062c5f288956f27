import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { isoNow } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import type { Key } from '#platform/table/read-items.ts'
import { db } from '#platform/table/table.ts'
import { unlessRefused } from '#platform/table/transact.ts'
import type { ContactMessageItem } from './contact.items.ts'

/** As it is now: an event may come again after it was dealt with. */
export const readContactMessage = async ({
  PK,
  SK,
}: Key): Promise<ContactMessageItem | undefined> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: env.tableName, Key: { PK, SK }, ConsistentRead: true }),
  )
  return Item as ContactMessageItem | undefined
}

export const markContactMessage = async (
  { PK, SK }: Key,
  mark: 'forwardedAt' | 'answeredAt',
): Promise<void> => {
  await unlessRefused(
    db.send(
      new UpdateCommand({
        TableName: env.tableName,
        Key: { PK, SK },
        UpdateExpression: `SET ${mark} = :now`,
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeValues: { ':now': isoNow() },
      }),
    ),
  )
}
