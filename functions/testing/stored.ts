import { DeleteCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#platform/runtime/env.ts'
import type { Key } from '#platform/table/read-items.ts'
import { db } from '#platform/table/table.ts'

/** An item as it is in the table now. */
export const stored = async ({ PK, SK }: Key): Promise<Record<string, unknown> | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: env.tableName, Key: { PK, SK }, ConsistentRead: true }),
  )
  return Item ?? null
}

/** Everything under one partition key, in order. */
export const storedUnder = async (partition: string): Promise<Record<string, unknown>[]> => {
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      KeyConditionExpression: 'PK = :partition',
      ExpressionAttributeValues: { ':partition': partition },
      ConsistentRead: true,
    }),
  )
  return Items
}

/** Takes an item away, without conditions or effects. */
export const remove = async ({ PK, SK }: Key): Promise<void> => {
  await db.send(new DeleteCommand({ TableName: env.tableName, Key: { PK, SK } }))
}
