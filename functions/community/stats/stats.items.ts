import { update, type Key, type Partition, type Stored, type Write } from '#platform/table/index.ts'

/** Shards keep concurrent transactions from conflicting; one Query reads all of them. */
const SHARDS = 8

export type Stat = 'members' | 'posts' | 'comments'

type StatsItem = Stored & Readonly<Partial<Record<Stat, number>>>

export const statsPartition: Partition<StatsItem> = { PK: 'STATS' }

const randomShard = (): Key<StatsItem> => ({
  PK: statsPartition.PK,
  SK: String(Math.floor(Math.random() * SHARDS)),
})

/** Part of the transaction of its cause. A single shard may be negative; only the sum is meaningful. */
export const countInStats = (changes: Partial<Record<Stat, number>>): Write<StatsItem> =>
  update(randomShard(), { add: changes })
