import { expect, it } from 'vitest'
import { followBand, unfollowBand } from '#shared/api/bands.ts'
import { newId } from '#platform/runtime/ids.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { stored } from '#testing/stored.ts'
import { bandCountsKey } from '../items/band-counts.items.ts'
import { readBandFollowers, readFollowedBands } from '../items/band.repository.ts'
import { handler as follow } from './follow-band.ts'
import { handler as unfollow } from './unfollow-band.ts'

const start = ({ token }: TestMember, id: string) =>
  call(follow, followBand, { token, params: { id } })

const stop = ({ token }: TestMember, id: string) =>
  call(unfollow, unfollowBand, { token, params: { id } })

const followers = async (id: string) => (await stored(bandCountsKey(id)))?.followers ?? 0

it('counts each follower once, also when calls are repeated and parallel', async () => {
  const id = await storedBand()
  const [one, other] = [await aMember(), await aMember()]
  const calls = [one, one, one, one, other, other, other]
  await Promise.all(calls.map((member) => start(member, id)))
  expect(await followers(id)).toBe(2)
  expect((await start(one, id)).json).toEqual({ isFollowed: true, followersCount: 2 })
  await Promise.all([one, one, one].map((member) => stop(member, id)))
  expect(await followers(id)).toBe(1)
  expect((await stop(one, id)).json).toEqual({ isFollowed: false, followersCount: 1 })
})

it('lists followers of a band and followed bands of a member by pages', async () => {
  const [first, second] = [await storedBand({ name: 'Eins' }), await storedBand({ name: 'Zwei' })]
  const members = [await aMember(), await aMember(), await aMember()]
  for (const member of members) await start(member, first)
  for (const member of members.slice(0, 1)) await start(member, second)
  const page = await readBandFollowers(first, undefined, 2)
  const rest = await readBandFollowers(first, page.at(-1), 2)
  expect([...page, ...rest]).toEqual(members.map(({ id }) => id).toSorted())
  expect(await readFollowedBands(members[0]?.id ?? '')).toEqual([
    { id: second, name: 'Zwei' },
    { id: first, name: 'Eins' },
  ])
})

it('returns 404 for bands that members cannot see, and follows archived ones', async () => {
  const member = await aMember()
  expect((await start(member, newId())).status).toBe(404)
  expect((await start(member, await storedBand({ status: 'held' }))).status).toBe(404)
  const archived = await storedBand({ archivedAt: '2026-01-01T00:00:00.000Z' })
  expect((await start(member, archived)).status).toBe(200)
})
