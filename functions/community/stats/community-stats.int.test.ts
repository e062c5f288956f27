import { describe, expect, it } from 'vitest'
import { communityStats } from '#shared/api/stats.ts'
import { transact } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { aMember, newToken } from '#testing/members.ts'
import { unitsOf } from '#testing/units.ts'
import { handler } from './community-stats.ts'
import { countInStats } from './stats.items.ts'
import { forgetStats } from './stats.repository.ts'

const read = (token: string | undefined) => {
  forgetStats()
  return call(handler, communityStats, { token })
}

describe('community stats', () => {
  it('sum the counts of all shards', async () => {
    const { token } = await aMember()
    const none = { members: 0, posts: 0, comments: 0, concerts: 0, bands: 0 }
    expect((await read(token)).json).toEqual(none)
    for (let times = 0; times < 30; times++)
      await transact({ stats: countInStats({ posts: 1, comments: 2 }) })
    await transact({ stats: countInStats({ posts: -1, comments: -7 }) })
    await transact({ stats: countInStats({ members: 3, concerts: 4, bands: 2 }) })
    expect((await read(token)).json).toEqual({
      members: 3,
      posts: 29,
      comments: 53,
      concerts: 4,
      bands: 2,
    })
  })

  it('cost the session and half a unit for each shard, and only the session while they are recent', async () => {
    const { token } = await aMember()
    expect(await unitsOf(() => read(token))).toEqual({ read: 5, write: 0, calls: 2 })
    const again = () => call(handler, communityStats, { token })
    expect(await unitsOf(again)).toEqual({ read: 1, write: 0, calls: 1 })
  })

  it('refuse calls without a valid token', async () => {
    expect((await read(undefined)).status).toBe(401)
    expect((await read(newToken())).status).toBe(401)
  })
})
