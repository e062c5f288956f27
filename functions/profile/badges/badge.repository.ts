import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#platform/runtime/env.ts'
import { db } from '#platform/table/table.ts'
import { badgesOf, type BadgeItem } from './badge.items.ts'

/** Everything a member has earned, hidden or not. */
export const readBadges = async (
  memberId: string,
  { consistent = false } = {},
): Promise<BadgeItem[]> => {
  const { PK, prefix } = badgesOf(memberId)
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      KeyConditionExpression: 'PK = :member AND begins_with(SK, :prefix)',
      ExpressionAttributeValues: { ':member': PK, ':prefix': prefix },
      ConsistentRead: consistent,
    }),
  )
  return Items as BadgeItem[]
}
