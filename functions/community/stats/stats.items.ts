import { update, type Key, type Stored, type Write } from '#platform/table/index.ts'

/** Shards keep concurrent transactions from conflicting; each is a partition, so that no registration waits for a post. */
const SHARDS = 8

export type Stat = 'members' | 'posts' | 'comments' | 'concerts' | 'bands'

type StatsItem = Stored & Readonly<Partial<Record<Stat, number>>>

const shardKey = (shard: number): Key<StatsItem> => ({ PK: `STATS#${shard}`, SK: 'STATS' })

export const statsKeys = Array.from({ length: SHARDS }, (_, shard) => shardKey(shard))

/** Part of the transaction of its cause. A single shard may be negative; only the sum is meaningful. */
export const countInStats = (changes: Partial<Record<Stat, number>>): Write<StatsItem> =>
  update(shardKey(Math.floor(Math.random() * SHARDS)), { add: changes })
