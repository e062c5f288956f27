import { parentPort, workerData } from 'node:worker_threads'
import { statsPartition } from '../../functions/community/stats/stats.items.ts'
import { get, put, write } from '#platform/table/index.ts'
import { communityAt } from './community.ts'
import { posts } from './content/posts.ts'
import { demoMarkerItem, demoMarkerKey } from './demo.items.ts'
import type { SeedResult, SeedThreadData } from './seed.ts'
import { isPartitionEmpty } from './stores.ts'
import { writeCommunity } from './write-community.ts'

const seed = async ({ now }: SeedThreadData): Promise<SeedResult> => {
  const marker = await get(demoMarkerKey, { consistent: true })
  if (marker?.done) return 'present'
  if (!marker && !(await isPartitionEmpty(statsPartition.PK))) return 'inhabited'
  const startedAt = marker?.startedAt ?? now
  await write(put(demoMarkerItem(startedAt, false)))
  await writeCommunity(communityAt(startedAt, posts), now)
  await write(put(demoMarkerItem(startedAt, true)))
  return 'written'
}

parentPort?.postMessage(await seed(workerData as SeedThreadData))
