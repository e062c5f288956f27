import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#platform/runtime/env.ts'
import { db } from '#platform/table/table.ts'
import { STATS, type Stat } from './stats.items.ts'

type Shard = Partial<Record<Stat, number>>

const sum = (shards: readonly Shard[], stat: Stat): number =>
  Math.max(
    0,
    shards.reduce((total, shard) => total + (shard[stat] ?? 0), 0),
  )

/** The sum over all shards, in one Query. */
export const readStats = async (): Promise<Record<Stat, number>> => {
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      KeyConditionExpression: 'PK = :stats',
      ExpressionAttributeValues: { ':stats': STATS },
    }),
  )
  const shards = Items as Shard[]
  return {
    members: sum(shards, 'members'),
    posts: sum(shards, 'posts'),
    comments: sum(shards, 'comments'),
  }
}
