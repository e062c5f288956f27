import { env } from '#platform/runtime/env.ts'
import type { TransactItem } from '#platform/table/transact.ts'

/** Shards keep concurrent writers from cancelling each other; a read sums them with one Query. */
const SHARDS = 8

export const STATS = 'STATS'

export type Stat = 'members' | 'posts' | 'comments'

const randomShard = (): string => String(Math.floor(Math.random() * SHARDS))

/** Joins the transaction of its cause. One shard may go below zero; only the sum means something. */
export const countInStats = (changes: Partial<Record<Stat, number>>): TransactItem => {
  const entries = Object.entries(changes)
  return {
    Update: {
      TableName: env.tableName,
      Key: { PK: STATS, SK: randomShard() },
      UpdateExpression: `ADD ${entries.map(([stat]) => `${stat} :${stat}`).join(', ')}`,
      ExpressionAttributeValues: Object.fromEntries(entries.map(([stat, by]) => [`:${stat}`, by])),
    },
  }
}
