import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { likePost } from '#shared/api/likes.ts'
import { follow, unfollow } from '#shared/api/people.ts'
import { saveNotificationSettings, saveProfileData } from '#shared/api/settings.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { handler as save } from '../../settings/notifications/save-notification-settings.ts'
import { handler as saveData } from '../../settings/profile-data/save-profile-data.ts'
import { handler as followHandler } from '../../people/follows/follow.ts'
import { handler as unfollowHandler } from '../../people/follows/unfollow.ts'
import { followKey } from '../../people/relations/index.ts'
import { notificationsKey } from '../../settings/index.ts'
import { postLikeKey } from '../items/like.items.ts'
import { tasteKey } from '../items/taste.items.ts'
import { handler as like } from '../likes/like-post.ts'
import { memberMark, postMark } from '../suggestions/marks.ts'
import { unpackTaste, type Taste } from '../suggestions/taste.ts'
import { call } from '#testing/call.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { anyDelivery, UnreliableQueue } from '#testing/deliveries.ts'
import { aMember, isOfAge, type TestMember } from '#testing/members.ts'
import { runsOf } from '#testing/property-runs.ts'
import { aPost } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { handler } from './learn-taste.ts'

const deliver = deliverTo('learn-taste', handler)

const likeOf = (member: TestMember, id: string, liked: boolean) =>
  changeBy(postLikeKey(member.id, id), () =>
    call(like, likePost, { token: member.token, params: { id }, body: { liked } }),
  )

const followOf = (member: TestMember, other: TestMember, on: boolean) =>
  changeBy(followKey(member.id, other.id), async () => {
    const options = { token: member.token, params: { id: other.id } }
    if (on) await call(followHandler, follow, options)
    else await call(unfollowHandler, unfollow, options)
  })

const settingsOf = (member: TestMember, personalized: boolean) =>
  changeBy(notificationsKey(member.id), () =>
    call(save, saveNotificationSettings, { token: member.token, body: { personalized } }),
  )

const genresOf = (member: TestMember, favoriteGenres: readonly string[]) =>
  changeBy(memberKey(member.id), () =>
    call(saveData, saveProfileData, { token: member.token, body: { favoriteGenres } }),
  )

const after = async (record: Awaited<ReturnType<typeof likeOf>>): Promise<void> => {
  if (record) await deliver(record)
}

const tasteOf = async ({ id }: TestMember): Promise<Taste> =>
  unpackTaste((await stored(tasteKey(id))) ?? undefined)

let member: TestMember
let author: TestMember

beforeEach(async () => {
  ;[member, author] = [await aMember(), await aMember()]
})

describe('learning a taste', () => {
  it('remembers what a liked post was, and forgets it with the like', async () => {
    const id = await aPost(author, { content: 'Doom!', linkUrl: 'https://example.org' })
    await after(await likeOf(member, id, true))
    const traits = { author: memberMark(author.id), kind: 'link', genres: ['Doom'] }
    expect((await tasteOf(member)).likes).toEqual([{ mark: postMark(id), traits }])
    await after(await likeOf(member, id, false))
    expect((await tasteOf(member)).likes).toEqual([])
  })

  it('knows what the member did before: likes, and genres of the profile', async () => {
    const ids = [await aPost(author, { content: 'Sludge' }), await aPost(author)]
    await genresOf(member, ['Folk Metal'])
    for (const id of ids) await likeOf(member, id, true)
    const last = await aPost(author)
    await after(await likeOf(member, last, true))
    const taste = await tasteOf(member)
    expect(taste.likes.map(({ mark }) => mark)).toEqual(
      [last, ids[1], ids[0]].map((id) => postMark(id ?? '')),
    )
    expect(taste.likes[2]?.traits?.genres).toEqual(['Sludge'])
    expect(taste.genres).toEqual(['Folk'])
  })

  it('follows genres of the profile, follows and their end', async () => {
    await after(await genresOf(member, ['Doom Metal', 'Heavy Metal']))
    await after(await followOf(member, author, true))
    expect(await tasteOf(member)).toMatchObject({
      genres: ['Doom'],
      follows: [memberMark(author.id)],
    })
    await after(await genresOf(member, []))
    await after(await followOf(member, author, false))
    expect(await tasteOf(member)).toMatchObject({ genres: [], follows: [] })
  })

  it('forgets everything when personal suggestions are off, and learns nothing then', async () => {
    const id = await aPost(author, { content: 'Doom' })
    await after(await likeOf(member, id, true))
    await after(await settingsOf(member, false))
    const off = await stored(tasteKey(member.id))
    expect(Object.keys(off ?? {}).toSorted()).toEqual(['PK', 'SK', 'off', 'version'])
    const other = await likeOf(member, await aPost(author), true)
    await after(other)
    await after(await followOf(member, author, true))
    expect(await stored(tasteKey(member.id))).toEqual(off)
    await after(await settingsOf(member, true))
    const again = await tasteOf(member)
    expect(again.off).toBe(false)
    expect(again.likes).toHaveLength(2)
  })

  it('learns nothing about members who switched it off before anything was stored', async () => {
    await settingsOf(member, false)
    await after(await likeOf(member, await aPost(author, { content: 'Doom' }), true))
    expect(await tasteOf(member)).toMatchObject({ off: true, likes: [] })
  })

  it('forgets everything under 16 and learns nothing, although the switch is on', async () => {
    const id = await aPost(author, { content: 'Doom' })
    await after(await likeOf(member, id, true))
    await after(await changeBy(memberKey(member.id), () => isOfAge(member, 14)))
    expect(await tasteOf(member)).toMatchObject({ off: true, likes: [] })
    await after(await likeOf(member, await aPost(author), true))
    await after(await followOf(member, author, true))
    expect(await tasteOf(member)).toMatchObject({ off: true, likes: [], follows: [] })
  })

  it('begins no taste under 16', async () => {
    await isOfAge(member, 15)
    await after(await likeOf(member, await aPost(author, { content: 'Doom' }), true))
    expect(await tasteOf(member)).toMatchObject({ off: true, likes: [] })
  })

  it('reaches the same taste for repeated and reordered events', async () => {
    const posts = await Promise.all(
      ['Doom', 'Sludge', 'nichts'].map((content) => aPost(author, { content })),
    )
    const step = fc.record({
      post: fc.nat({ max: 2 }),
      liked: fc.boolean(),
      delays: anyDelivery,
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const one = await aMember()
        const queue = new UnreliableQueue((record) => deliver(record))
        for (const { post, liked, delays } of steps)
          await queue.next(await likeOf(one, posts[post] ?? '', liked), delays)
        await queue.drain()
        const last = new Map(steps.map(({ post, liked }) => [post, liked]))
        const wanted = posts.filter((_, index) => last.get(index)).map(postMark)
        const { likes } = await tasteOf(one)
        expect(likes.map(({ mark }) => mark).toSorted()).toEqual(wanted.toSorted())
        for (const { traits } of likes) expect(traits).toBeDefined()
      }),
      { numRuns: runsOf(8) },
    )
  })

  it('keeps every like of concurrent events', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => aPost(author)))
    const records = []
    for (const id of ids) records.push(await likeOf(member, id, true))
    await Promise.all(records.map(after))
    expect((await tasteOf(member)).likes).toHaveLength(4)
  })

  it.runIf(unitsAreExact)(
    'writes nothing when an event is repeated, and reads a bounded number',
    async () => {
      const record = await likeOf(member, await aPost(author), true)
      await after(record)
      expect(await unitsOf(() => after(record))).toMatchObject({ read: 3, write: 0, calls: 1 })
      const bio = await changeBy(memberKey(member.id), () =>
        call(saveData, saveProfileData, { token: member.token, body: { location: 'Wacken' } }),
      )
      expect(await unitsOf(() => after(bio))).toMatchObject({ read: 0, write: 0, calls: 0 })
    },
  )
})
