import { query } from '#platform/table/index.ts'
import { statsPartition, type Stat } from './stats.items.ts'

type Shard = Partial<Record<Stat, number>>

const sum = (shards: readonly Shard[], stat: Stat): number =>
  Math.max(
    0,
    shards.reduce((total, shard) => total + (shard[stat] ?? 0), 0),
  )

/** The sums over all shards, in one Query. */
export const readStats = async (): Promise<Record<Stat, number>> => {
  const { items } = await query(statsPartition)
  return {
    members: sum(items, 'members'),
    posts: sum(items, 'posts'),
    comments: sum(items, 'comments'),
  }
}
