import { parentPort, workerData } from 'node:worker_threads'
import { statsKeys } from '../../functions/community/stats/stats.items.ts'
import { get, getMany, put, write } from '#platform/table/index.ts'
import { writeBands } from './band-items.ts'
import { writeCases } from './case-items.ts'
import { communityAt } from './community.ts'
import { posts } from './content/posts.ts'
import { writeConcerts } from './concert-items.ts'
import { writeConversations } from './conversation-items.ts'
import { demoMarkerItem, demoMarkerKey } from './demo.items.ts'
import type { SeedResult, SeedThreadData } from './seed.ts'
import { writeSuggestions } from './suggestion-items.ts'
import { writeStories } from './story-items.ts'
import { writeCommunity } from './write-community.ts'

/** Every registration and every post is counted. */
const isInhabited = async (): Promise<boolean> =>
  (await getMany(statsKeys, { consistent: true })).some((shard) => shard !== undefined)

const seed = async ({ now }: SeedThreadData): Promise<SeedResult> => {
  const marker = await get(demoMarkerKey, { consistent: true })
  if (marker?.done) return 'present'
  if (!marker && (await isInhabited())) return 'inhabited'
  const startedAt = marker?.startedAt ?? now
  await write(put(demoMarkerItem(startedAt, false)))
  const community = communityAt(startedAt, posts)
  await writeCommunity(community, now)
  await writeConversations({ people: community.people, now: startedAt })
  await writeStories({ people: community.people, now: startedAt })
  await writeSuggestions(community.people)
  await writeBands({ people: community.people, now: startedAt })
  await writeConcerts({ people: community.people, now: startedAt })
  await writeCases(community, startedAt)
  await write(put(demoMarkerItem(startedAt, true)))
  return 'written'
}

parentPort?.postMessage(await seed(workerData as SeedThreadData))
