import { parentPort, workerData } from 'node:worker_threads'
import { LIMITS } from '#shared/domain/limits.ts'
import { statsKeys } from '../../functions/community/stats/stats.items.ts'
import {
  buildPool,
  changeOwnTaste,
  memberMark,
  withFollow,
} from '../../functions/community/suggestions/index.ts'
import { readFollowingIds } from '../../functions/people/relations/index.ts'
import { get, getMany, put, write } from '#platform/table/index.ts'
import { writeBands } from './band-items.ts'
import { writeCases } from './case-items.ts'
import { communityAt, type Community } from './community.ts'
import { posts } from './content/posts.ts'
import { writeConcerts } from './concert-items.ts'
import { writeConversations } from './conversation-items.ts'
import { demoMarkerItem, demoMarkerKey } from './demo.items.ts'
import type { SeedResult, SeedThreadData } from './seed.ts'
import { writeStories } from './story-items.ts'
import { writeCommunity } from './write-community.ts'
import { signIns } from './content/members.ts'

/** Every registration and every post is counted. */
const isInhabited = async (): Promise<boolean> =>
  (await getMany(statsKeys, { consistent: true })).some((shard) => shard !== undefined)

/** The pool, and the taste of the demo sign-ins: effects learn only from what happens while they run. */
const writeSuggestions = async (people: Community['people']): Promise<void> => {
  await buildPool()
  for (const username of [signIns.member, signIns.admin]) {
    const { id } = people[username]
    const followed = await readFollowingIds(id, undefined, LIMITS.tasteFollows)
    await changeOwnTaste(id, (taste) =>
      followed.reduce((known, other) => withFollow(known, memberMark(other)), taste),
    )
  }
}

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
