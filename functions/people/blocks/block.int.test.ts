import { beforeEach, describe, expect, it } from 'vitest'
import * as people from '#shared/api/people.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { aMember, newToken, type TestMember } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { followCountsKey } from '../relations/follow.items.ts'
import { handler as follows } from '../follows/follow.ts'
import { handler as relates } from '../follows/relationship.ts'
import { handler as blocks } from './block.ts'
import { handler as lists } from './list-blocked.ts'
import { handler as unblocks } from './unblock.ts'

type Caller = Pick<TestMember, 'token'>

const block = ({ token }: Caller, id: string) =>
  call(blocks, people.block, { token, params: { id } })
const unblock = ({ token }: Caller, id: string) =>
  call(unblocks, people.unblock, { token, params: { id } })
const follow = ({ token }: Caller, id: string) =>
  call(follows, people.follow, { token, params: { id } })
const relationship = ({ token }: Caller, id: string) =>
  call(relates, people.relationship, { token, params: { id } })
const listed = async ({ token }: Caller, query = {}) => {
  const answer = await call(lists, people.listBlocked, { token, query })
  return {
    ids: (answer.json as { id: string }[]).map(({ id }) => id),
    next: answer.headers['x-next-cursor'],
  }
}

const setsOf = async ({ id }: TestMember) => {
  const item = await stored(blocksKey(id))
  return {
    blocked: [...((item?.['blocked'] as Set<string> | undefined) ?? [])],
    blockedBy: [...((item?.['blockedBy'] as Set<string> | undefined) ?? [])],
  }
}

let me: TestMember
let pest: TestMember

beforeEach(async () => {
  me = await aMember()
  pest = await aMember()
})

describe('blocking a member', () => {
  it('hides both members from each other and ends their follows', async () => {
    await follow(me, pest.id)
    await follow(pest, me.id)
    expect(await block(me, pest.id)).toMatchObject({
      status: 200,
      json: { isFollowing: false, isBlocked: true },
    })
    expect(await setsOf(me)).toEqual({ blocked: [pest.id], blockedBy: [] })
    expect(await setsOf(pest)).toEqual({ blocked: [], blockedBy: [me.id] })
    for (const { id } of [me, pest]) {
      expect(await stored(followCountsKey(id))).toMatchObject({ followers: 0, following: 0 })
    }
    expect((await relationship(me, pest.id)).json).toEqual({ isFollowing: false, isBlocked: true })
    expect((await relationship(pest, me.id)).json).toEqual({ isFollowing: false, isBlocked: false })
  })

  it('changes nothing when repeated, also twenty times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => block(me, pest.id)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await setsOf(me)).toEqual({ blocked: [pest.id], blockedBy: [] })
    expect((await block(me, pest.id)).status).toBe(200)
  })

  it('is removed only by the member who blocked', async () => {
    await block(me, pest.id)
    await block(pest, me.id)
    expect(await unblock(me, pest.id)).toMatchObject({ status: 200, json: { isBlocked: false } })
    expect(await setsOf(me)).toEqual({ blocked: [], blockedBy: [pest.id] })
    expect(await setsOf(pest)).toEqual({ blocked: [me.id], blockedBy: [] })
    expect((await follow(pest, me.id)).status).toBe(403)
    expect((await follow(me, pest.id)).status).toBe(404)
    await unblock(pest, me.id)
    expect((await unblock(pest, me.id)).status).toBe(200)
    expect((await follow(me, pest.id)).status).toBe(200)
  })

  it('writes nothing when a block that does not exist is removed', async () => {
    const stranger = newId()
    expect((await unblock(me, stranger)).status).toBe(200)
    expect(await stored(blocksKey(stranger))).toBeNull()
    expect(await stored(blocksKey(me.id))).toBeNull()
  })

  it('refuses the viewer itself, unknown tokens and missing members', async () => {
    expect(await block(me, me.id)).toMatchObject({ status: 400, json: { code: 'invalid_input' } })
    expect((await block({ token: newToken() }, pest.id)).status).toBe(401)
    expect((await block(me, newId())).status).toBe(404)
    expect((await block(me, '~BLOCKS')).status).toBe(400)
    expect(await stored(blocksKey(me.id))).toBeNull()
  })

  it('refuses a block above the limit until one is removed', async () => {
    const many = Array.from({ length: LIMITS.blocks }, () => newId())
    await putAll([{ ...blocksKey(me.id), blocked: new Set(many) }])
    expect(await block(me, pest.id)).toMatchObject({ status: 409, json: { code: 'conflict' } })
    await unblock(me, many[0] ?? '')
    expect((await block(me, pest.id)).status).toBe(200)
  })
})

describe('the list of blocked members', () => {
  it('shows the viewer’s own blocks only, page by page', async () => {
    const others = await Promise.all(Array.from({ length: LIMITS.peoplePage + 5 }, () => aMember()))
    for (const { id } of others) await block(me, id)
    await block(pest, me.id)
    const first = await listed(me)
    expect(first.ids).toHaveLength(LIMITS.peoplePage)
    const second = await listed(me, { cursor: first.next })
    expect(second.next).toBeUndefined()
    expect([...first.ids, ...second.ids].toSorted()).toEqual(others.map(({ id }) => id).toSorted())
  })

  it('is empty when the viewer blocks nobody', async () => {
    expect(await listed(me)).toEqual({ ids: [], next: undefined })
  })
})
