import { cached } from '#platform/runtime/cached.ts'
import { getMany } from '#platform/table/index.ts'
import { statsKeys, type Stat } from './stats.items.ts'

type Shard = Partial<Record<Stat, number>>

const sum = (shards: readonly Shard[], stat: Stat): number =>
  Math.max(
    0,
    shards.reduce((total, shard) => total + (shard[stat] ?? 0), 0),
  )

/** The sums over all shards, in one BatchGet. */
export const readStats = async (): Promise<Record<Stat, number>> => {
  const shards = (await getMany(statsKeys)).filter((shard) => shard !== undefined)
  return {
    members: sum(shards, 'members'),
    posts: sum(shards, 'posts'),
    comments: sum(shards, 'comments'),
    concerts: sum(shards, 'concerts'),
    bands: sum(shards, 'bands'),
  }
}

/** Every open tab polls the numbers every 30 seconds, and all members see the same ones. */
const FRESH_MS = 5000

export const { read: readRecentStats, forget: forgetStats } = cached(FRESH_MS, readStats)
