import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { acceptLegal } from '#shared/api/legal.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { env } from '#platform/runtime/env.ts'
import { db } from '#platform/table/table.ts'
import { legalKey, type LegalItem } from '../settings.items.ts'

const read = async (memberId: string, version: string): Promise<LegalItem> => {
  const { Item } = await db.send(
    new GetCommand({
      TableName: env.tableName,
      Key: legalKey(memberId, version),
      ConsistentRead: true,
    }),
  )
  return Item as LegalItem
}

/** The first time counts: a later one, from another device, changes nothing. */
export const handler = endpoint(acceptLegal, async ({ memberId, body: { version } }) => {
  const item: LegalItem = { ...legalKey(memberId, version), version, acceptedAt: isoNow() }
  try {
    await db.send(
      new PutCommand({
        TableName: env.tableName,
        Item: item,
        ConditionExpression: 'attribute_not_exists(PK)',
      }),
    )
    return { version, acceptedAt: item.acceptedAt }
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    const { acceptedAt } = await read(memberId, version)
    return { version, acceptedAt }
  }
})
