import { beforeEach, describe, expect, it } from 'vitest'
import type { Author } from '#shared/api/members.ts'
import { mentionableUsers } from '#shared/api/people.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { aMember, block, newToken, type TestMember } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { followItem } from '../relations/follow.items.ts'
import { searchItems } from './search.items.ts'
import { handler } from './mentionable-users.ts'

let viewer: TestMember
let prefix: string

const aFindable = async (end: string): Promise<TestMember> => {
  const member = await aMember({ username: `${prefix}${end}` })
  await putAll(searchItems((await stored(memberKey(member.id))) as unknown as MemberItem))
  return member
}

const follow = (followee: TestMember) =>
  putAll([followItem({ followId: newId(), followerId: viewer.id, followeeId: followee.id })])

const ask = (searchQuery: string, token = viewer.token) =>
  call(handler, mentionableUsers, { token, query: { searchQuery } })

const endsOf = async (searchQuery = prefix): Promise<string[]> =>
  ((await ask(searchQuery)).json as Author[]).map(({ username }) => username.slice(prefix.length))

beforeEach(async () => {
  viewer = await aMember()
  prefix = `w${newId().slice(-8).toLowerCase()}`
})

describe('the members to mention', () => {
  it('begin with those whom the viewer follows, then the nearest names', async () => {
    await aFindable('a')
    await follow(await aFindable('_long'))
    await aFindable('_b')
    expect(await endsOf()).toEqual(['_long', 'a', '_b'])
  })

  it('omit the viewer and blocked members in both directions', async () => {
    const [one, other] = [await aFindable('a'), await aFindable('b')]
    await block(viewer, one)
    await block(other, viewer)
    viewer = { ...viewer }
    await putAll(searchItems((await stored(memberKey(viewer.id))) as unknown as MemberItem))
    expect(await endsOf()).toEqual([])
    expect((await ask(viewer.username)).json).toEqual([])
  })

  it('contain a member who hides from the search only for followers who type the whole name', async () => {
    const hidden = await aMember({ username: `${prefix}hidden` })
    expect(await endsOf(hidden.username)).toEqual([])
    await follow(hidden)
    expect(await endsOf(hidden.username)).toEqual(['hidden'])
    expect(await endsOf()).toEqual([])
  })

  it('are refused to guests, and for an empty text', async () => {
    expect((await ask('w', newToken())).status).toBe(401)
    expect((await ask('')).status).toBe(400)
  })
})
