import { faults } from '#testing/fault-proxy.ts'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { pinPost } from '#shared/api/posts.ts'
import { transact } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { anyDelivery, UnreliableQueue } from '#testing/deliveries.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { runsOf } from '#testing/property-runs.ts'
import { aPost } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { countOnPost, postCountersKey } from '../items/post.items.ts'
import { pinnedCountersKey } from '../items/pin.items.ts'
import { handler as pin } from '../posts/pin-post.ts'
import { handler } from './sync-pinned-counters.ts'

const deliver = deliverTo('sync-pinned-counters', handler)

let admin: TestMember
let id: string

const setPinned = (pinned: boolean) =>
  call(pin, pinPost, { token: admin.token, params: { id }, body: { pinned } })

const count = (counter: 'likes' | 'comments') =>
  changeBy(postCountersKey(id), () => transact({ post: countOnPost(id, counter, 1) }))

const step = fc.record({
  counter: fc.constantFrom('likes' as const, 'comments' as const),
  delays: anyDelivery,
})

beforeEach(async () => {
  admin = await aMember({ role: 'admin' })
  id = await aPost(admin)
})

describe('the counters of a pinned copy', () => {
  it('equal those of the post in any order of events', async () => {
    await setPinned(true)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const queue = new UnreliableQueue((record) => deliver(record))
        for (const { counter, delays } of steps) await queue.next(await count(counter), delays)
        await queue.drain()
        const [copy, post] = [
          await stored(pinnedCountersKey(id)),
          await stored(postCountersKey(id)),
        ]
        for (const name of ['likes', 'comments', 'seq']) expect(copy?.[name]).toBe(post?.[name])
      }),
      { numRuns: runsOf(8) },
    )
  })

  it('are not overwritten by an older read', async () => {
    await setPinned(true)
    const [first, second] = [await count('likes'), await count('likes')]
    if (!first || !second) throw new Error('Nothing changed')
    faults.inject('hold', 1, /UpdateItem/)
    const late = deliver(first)
    await eventually(() => {
      expect(faults.met).toBe(1)
    })
    const third = await count('likes')
    await deliver(second, ...(third ? [third] : []))
    expect((await stored(pinnedCountersKey(id)))?.['likes']).toBe(3)
    faults.clear()
    await late
    expect((await stored(pinnedCountersKey(id)))?.['likes']).toBe(3)
  })

  it('are not written after the post was unpinned', async () => {
    await setPinned(true)
    const change = await count('likes')
    await setPinned(false)
    if (change) await deliver(change)
    expect(await stored(pinnedCountersKey(id))).toBeNull()
  })
})
