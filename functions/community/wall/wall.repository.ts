import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { LIMITS } from '#shared/domain/limits.ts'
import { now } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { db } from '#platform/table/table.ts'
import { WALL, wallStart, type WallItem } from './wall.items.ts'

/** The newest first, in one Query whose cost does not depend on how many came in a day. */
export const readWall = async (): Promise<WallItem[]> => {
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      KeyConditionExpression: 'PK = :wall AND SK > :start',
      ExpressionAttributeValues: { ':wall': WALL, ':start': wallStart(now()) },
      ScanIndexForward: false,
      Limit: LIMITS.wallMembers,
    }),
  )
  return Items as WallItem[]
}
