import { beforeEach, describe, expect, it } from 'vitest'
import { type ListedMember, listFollowers, listFollowing } from '#shared/api/people.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call, refusalOf } from '#testing/call.ts'
import { aMember, block, newToken, type TestMember } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import { describeMember } from '#testing/profiles.ts'
import { remove } from '#testing/stored.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { followItem } from '../relations/follow.items.ts'
import { handler as followers } from './list-followers.ts'
import { handler as following } from './list-following.ts'

type ById = Pick<TestMember, 'id'>

const lists = [
  {
    name: 'followers',
    list: (token: string, id: string, cursor?: string) =>
      call(followers, listFollowers, { token, params: { id }, query: cursor ? { cursor } : {} }),
    relate: (owner: ById, other: ById) => follows(other, owner),
  },
  {
    name: 'followed members',
    list: (token: string, id: string, cursor?: string) =>
      call(following, listFollowing, { token, params: { id }, query: cursor ? { cursor } : {} }),
    relate: (owner: ById, other: ById) => follows(owner, other),
  },
] as const

const follows = (follower: ById, followee: ById): Promise<void> =>
  putAll([followItem({ followId: newId(), followerId: follower.id, followeeId: followee.id })])

describe.each(lists)('the $name of a member', ({ list, relate }) => {
  let viewer: TestMember
  let star: TestMember

  const listed = async (by = viewer, of = star) =>
    ((await list(by.token, of.id)).json as ListedMember[]).map(({ id }) => id)

  beforeEach(async () => {
    viewer = await aMember()
    star = await aMember()
  })

  it('shows each with name and whether the viewer follows them, newest members first', async () => {
    const [older, newer] = [await aMember({ displayName: 'Alt' }), await aMember()]
    await relate(star, older)
    await relate(star, newer)
    await follows(viewer, older)
    const { status, json } = await list(viewer.token, star.id)
    expect(status).toBe(200)
    expect(json).toMatchObject([
      { id: newer.id, username: newer.username, isFollowing: false },
      { id: older.id, displayName: 'Alt', isFollowing: true },
    ])
  })

  it('is empty while there are none', async () => {
    expect((await list(viewer.token, star.id)).json).toEqual([])
  })

  it('lists everyone once over all pages, at a fixed cost per page', async () => {
    const others = await Promise.all(
      Array.from({ length: 2 * LIMITS.peoplePage + 5 }, () => aMember()),
    )
    for (const other of others) await relate(star, other)
    const seen: string[] = []
    let cursor: string | undefined
    let pages = 0
    do {
      let page = await list(viewer.token, star.id, cursor)
      const units = await unitsOf(async () => {
        page = await list(viewer.token, star.id, cursor)
      })
      if (unitsAreExact) expect(units.read).toBeLessThanOrEqual(23.5)
      expect(units.calls).toBeLessThanOrEqual(4)
      seen.push(...(page.json as ListedMember[]).map(({ id }) => id))
      cursor = page.headers['x-next-cursor']
      pages++
    } while (cursor !== undefined)
    expect(pages).toBe(3)
    expect(seen).toEqual(
      others
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    )
  })

  it('leaves out members that the viewer blocks or is blocked by', async () => {
    const [blocked, blocker, third] = [await aMember(), await aMember(), await aMember()]
    for (const other of [blocked, blocker, third]) await relate(star, other)
    await block(viewer, blocked)
    await block(blocker, viewer)
    expect(await listed()).toEqual([third.id])
  })

  it('is empty for the member who blocked the owner, and 404 for the blocked one', async () => {
    await relate(star, await aMember())
    await block(viewer, star)
    expect(await listed()).toEqual([])
    const blocked = await aMember()
    await block(star, blocked)
    const refused = await list(blocked.token, star.id)
    expect(refused.status).toBe(404)
    expect(refusalOf(refused)).toEqual(refusalOf(await list(blocked.token, newId())))
  })

  it('shows members who hide from the search only to the owner of the list and to themselves', async () => {
    const [hidden, shown] = [await aMember(), await aMember()]
    await describeMember(hidden, { hiddenInSearch: true })
    await relate(star, hidden)
    await relate(star, shown)
    expect(await listed()).toEqual([shown.id])
    expect(await listed(star)).toEqual([shown.id, hidden.id])
    expect(await listed(hidden)).toEqual([shown.id, hidden.id])
  })

  it('names no member in the cursor who is left out', async () => {
    const others = await Promise.all(Array.from({ length: LIMITS.peoplePage + 1 }, () => aMember()))
    for (const other of others) await relate(star, other)
    const [oldest, hidden, blocker, ...shown] = others.toSorted((one, two) =>
      one.id < two.id ? -1 : 1,
    )
    if (!oldest || !hidden || !blocker) throw new Error('too few members')
    await describeMember(hidden, { hiddenInSearch: true })
    await block(blocker, viewer)
    const first = await list(viewer.token, star.id)
    expect(first.headers['x-next-cursor']).toBe(shown[0]?.id)
    const second = await list(viewer.token, star.id, first.headers['x-next-cursor'])
    expect(second.json).toMatchObject([{ id: oldest.id }])
    expect(second.headers['x-next-cursor']).toBeUndefined()
  })

  it('leaves out members who are gone', async () => {
    const gone = await aMember()
    await relate(star, gone)
    await remove(memberKey(gone.id))
    expect(await listed()).toEqual([])
  })

  it('refuses unknown tokens, unknown members and bad input', async () => {
    expect((await list(newToken(), star.id)).status).toBe(401)
    expect((await list(viewer.token, newId())).status).toBe(404)
    expect((await list(viewer.token, 'nonsense')).status).toBe(400)
    expect((await list(viewer.token, star.id, 'x')).status).toBe(400)
  })
})
