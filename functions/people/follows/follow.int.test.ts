import { faults } from '#testing/fault-proxy.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as people from '#shared/api/people.ts'
import { newId } from '#platform/runtime/ids.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { call, refusalOf } from '#testing/call.ts'
import { aMember, block as isBlocking, newToken, type TestMember } from '#testing/members.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { handler as blocks } from '../blocks/block.ts'
import { followCountsKey, followsPartition } from '../relations/follow.items.ts'
import { handler as follows } from './follow.ts'
import { handler as relates } from './relationship.ts'
import { handler as unfollows } from './unfollow.ts'

type Caller = Pick<TestMember, 'token'>

const follow = ({ token }: Caller, id: string) =>
  call(follows, people.follow, { token, params: { id } })
const unfollow = ({ token }: Caller, id: string) =>
  call(unfollows, people.unfollow, { token, params: { id } })
const block = ({ token }: Caller, id: string) =>
  call(blocks, people.block, { token, params: { id } })
const relationship = async ({ token }: Caller, id: string): Promise<unknown> =>
  (await call(relates, people.relationship, { token, params: { id } })).json

const counts = async ({ id }: TestMember) => {
  const item = await stored(followCountsKey(id))
  return { followers: item?.['followers'] ?? 0, following: item?.['following'] ?? 0 }
}

const followed = async ({ id }: TestMember): Promise<unknown[]> =>
  (await storedUnder(followsPartition(id).PK)).map(({ SK }) => SK)

let fan: TestMember
let star: TestMember

beforeEach(async () => {
  fan = await aMember()
  star = await aMember()
})

afterEach(() => {
  faults.clear()
})

describe('following a member', () => {
  it('stores one follow when it is repeated', async () => {
    for (let times = 0; times < 3; times++) {
      const answer = await follow(fan, star.id)
      expect(answer).toMatchObject({ status: 200, json: { isFollowing: true, isBlocked: false } })
    }
    expect(await followed(fan)).toEqual([star.id])
    expect(await counts(star)).toEqual({ followers: 1, following: 0 })
    expect(await counts(fan)).toEqual({ followers: 0, following: 1 })
    expect(await relationship(fan, star.id)).toEqual({ isFollowing: true, isBlocked: false })
    expect(await relationship(star, fan.id)).toEqual({ isFollowing: false, isBlocked: false })
  })

  it('removes the follow once when unfollowing is repeated', async () => {
    await follow(fan, star.id)
    for (let times = 0; times < 3; times++) {
      expect(await unfollow(fan, star.id)).toMatchObject({
        status: 200,
        json: { isFollowing: false },
      })
    }
    expect(await followed(fan)).toEqual([])
    expect(await counts(star)).toEqual({ followers: 0, following: 0 })
    expect(await counts(fan)).toEqual({ followers: 0, following: 0 })
  })

  it('counts each of a hundred concurrent followers despite transaction conflicts', async () => {
    const fans = await Promise.all(Array.from({ length: 100 }, () => aMember()))
    faults.inject('conflict', 200)
    const answers = await Promise.all(fans.map((one) => follow(one, star.id)))
    expect(answers.map(({ status }) => status)).toEqual(fans.map(() => 200))
    expect(faults.met).toBe(200)
    expect(await counts(star)).toEqual({ followers: 100, following: 0 })
    await Promise.all(fans.slice(0, 40).map((one) => unfollow(one, star.id)))
    expect(await counts(star)).toEqual({ followers: 60, following: 0 })
  })

  it('counts once for twenty concurrent requests of one member, and never below zero', async () => {
    await Promise.all(Array.from({ length: 20 }, () => follow(fan, star.id)))
    expect(await counts(star)).toEqual({ followers: 1, following: 0 })
    await Promise.all(Array.from({ length: 20 }, () => unfollow(fan, star.id)))
    expect(await counts(star)).toEqual({ followers: 0, following: 0 })
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? follow : unfollow)(fan, star.id)),
    )
    const held = (await followed(fan)).length
    expect(await counts(star)).toEqual({ followers: held, following: 0 })
    expect(await counts(fan)).toEqual({ followers: 0, following: held })
  })

  it('follows once when the answer of the table is lost', async () => {
    faults.inject('lost', 1)
    expect((await follow(fan, star.id)).status).toBe(200)
    expect(await counts(star)).toEqual({ followers: 1, following: 0 })
  })

  it('refuses the viewer itself, unknown tokens and missing members', async () => {
    expect(await follow(fan, fan.id)).toMatchObject({
      status: 400,
      json: { code: 'invalid_input' },
    })
    expect((await follow({ token: newToken() }, star.id)).status).toBe(401)
    const nobody = { status: 404, json: { message: 'Benutzer konnte nicht gefunden werden' } }
    expect(await follow(fan, newId())).toMatchObject(nobody)
    await remove(memberKey(star.id))
    expect(await follow(fan, star.id)).toMatchObject(nobody)
    expect((await follow(fan, 'nonsense')).status).toBe(400)
    expect(await counts(star)).toEqual({ followers: 0, following: 0 })
    expect(await counts(fan)).toEqual({ followers: 0, following: 0 })
  })

  it('refuses both members after a block, and names it only to the one who blocked', async () => {
    await isBlocking(star, fan)
    expect(await follow(star, fan.id)).toMatchObject({
      status: 403,
      json: { code: 'blocked', message: 'Du hast diese Person blockiert.' },
    })
    expect(refusalOf(await follow(fan, star.id))).toEqual(refusalOf(await follow(fan, newId())))
    expect(await counts(star)).toEqual({ followers: 0, following: 0 })
  })

  it('leaves no follow when a block happens at the same time', async () => {
    for (let round = 0; round < 10; round++) {
      const [one, other] = [await aMember(), await aMember()]
      await follow(other, one.id)
      await Promise.all([
        follow(one, other.id),
        block(other, one.id),
        unfollow(other, one.id),
        follow(one, other.id),
      ])
      expect(await followed(one)).toEqual([])
      expect(await followed(other)).toEqual([])
      for (const member of [one, other]) {
        expect(await counts(member)).toEqual({ followers: 0, following: 0 })
      }
    }
  })

  it.runIf(unitsAreExact)('reads the relationship for at most two units', async () => {
    const { read } = await unitsOf(() => relationship(fan, star.id))
    expect(read).toBeLessThanOrEqual(2)
  })
})
