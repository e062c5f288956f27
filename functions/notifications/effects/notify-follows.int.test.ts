import { faults } from '#testing/fault-proxy.ts'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as people from '#shared/api/people.ts'
import { handler as blocks } from '../../people/blocks/block.ts'
import { followKey } from '../../people/relations/index.ts'
import { handler as follows } from '../../people/follows/follow.ts'
import { handler as unfollows } from '../../people/follows/unfollow.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { call } from '#testing/call.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { readUnread } from '#testing/notifications.ts'
import { anyDelivery, UnreliableQueue } from '#testing/deliveries.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { runsOf } from '#testing/property-runs.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { switches } from '#testing/switches.ts'
import { handler } from './notify-follows.ts'

const deliver = deliverTo('notify-follows', handler)

let star: TestMember
let fan: TestMember

const asked = ({ token }: TestMember, { id }: TestMember) => ({ token, params: { id } })

const follow = (one: TestMember, other = star) =>
  changeBy(followKey(one.id, other.id), () => call(follows, people.follow, asked(one, other)))

const unfollow = (one: TestMember, other = star) =>
  changeBy(followKey(one.id, other.id), () => call(unfollows, people.unfollow, asked(one, other)))

const deliverChange = async (change: ReturnType<typeof follow>): Promise<void> => {
  const record = await change
  if (!record) throw new Error('Nothing changed')
  await deliver(record)
}

const notificationsOf = ({ id }: TestMember) => storedUnder(`NOTIFY#${id}`)
const unread = async (member: TestMember): Promise<unknown> => (await readUnread(member)).comments
const followIdOf = async (one: TestMember): Promise<unknown> =>
  (await stored(followKey(one.id, star.id)))?.['followId']

beforeEach(async () => {
  star = await aMember()
  fan = await aMember({ displayName: 'Nietenkaiser' })
})

afterEach(() => {
  faults.clear()
})

describe('the notification of a follow', () => {
  it('is written and counted with the comments', async () => {
    await deliverChange(follow(fan))
    expect(await notificationsOf(star)).toMatchObject([
      {
        SK: `ACTIVITY#${String(await followIdOf(fan))}`,
        kind: 'follow',
        author: { id: fan.id, displayName: 'Nietenkaiser' },
      },
    ])
    expect(await unread(star)).toBe(1)
    expect(await notificationsOf(fan)).toEqual([])
  })

  it('is removed and not counted after an unfollow', async () => {
    await deliverChange(follow(fan))
    await deliverChange(unfollow(fan))
    expect(await notificationsOf(star)).toEqual([])
    expect(await unread(star)).toBe(0)
  })

  it('is removed when the follower is blocked', async () => {
    await deliverChange(follow(fan))
    await deliverChange(
      changeBy(followKey(fan.id, star.id), () => call(blocks, people.block, asked(star, fan))),
    )
    expect(await notificationsOf(star)).toEqual([])
    expect(await unread(star)).toBe(0)
  })

  it('is not written when a block exists or the follower is gone', async () => {
    const change = await follow(fan)
    const deleted = await aMember()
    const deletedFollow = await follow(deleted)
    await block(star, fan)
    await remove(memberKey(deleted.id))
    for (const record of [change, deletedFollow]) if (record) await deliver(record)
    expect(await notificationsOf(star)).toEqual([])
  })

  it('is not written when community notifications are off, and an unfollow counts nothing', async () => {
    const early = await aMember()
    await deliverChange(follow(early))
    await switches(star, { community: false })
    await deliverChange(follow(fan))
    expect(await notificationsOf(star)).toMatchObject([{ author: { id: early.id } }])
    await deliverChange(unfollow(fan))
    expect(await unread(star)).toBe(1)
  })

  it('reaches the same state for repeated and reordered events', async () => {
    const fans = [fan, await aMember(), await aMember()]
    const sequences = fc.array(fc.record({ who: fc.nat({ max: 2 }), delays: anyDelivery }), {
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(sequences, async (steps) => {
        star = await aMember()
        const queue = new UnreliableQueue((record) => deliver(record))
        for (const { who, delays } of steps) {
          const one = fans[who] ?? fan
          const toggle = (await followIdOf(one)) ? unfollow : follow
          await queue.next(await toggle(one), delays)
        }
        await queue.drain()
        const expected = (await Promise.all(fans.map(followIdOf))).filter(Boolean)
        expect((await notificationsOf(star)).map(({ SK }) => SK)).toEqual(
          expected.map((id) => `ACTIVITY#${String(id)}`).toSorted(),
        )
        expect(await unread(star)).toBe(expected.length)
      }),
      { numRuns: runsOf(12) },
    )
  })

  it('is counted despite cancelled transactions', async () => {
    const changes = await Promise.all(
      Array.from({ length: 20 }, async () => follow(await aMember())),
    )
    faults.inject('conflict', 30)
    await Promise.all(changes.map((change) => deliver(...(change ? [change] : []))))
    expect(faults.met).toBe(30)
    expect(await unread(star)).toBe(20)
  })
})
