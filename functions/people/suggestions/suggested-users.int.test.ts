import { beforeEach, describe, expect, it } from 'vitest'
import * as people from '../../../shared/api/people.ts'
import { LIMITS } from '../../../shared/domain/limits.ts'
import { newId } from '../../platform/ids.ts'
import { memberKey, type MemberItem } from '../../platform/member.items.ts'
import { call } from '../../testing/call.ts'
import { aMember, block, newToken, type TestMember } from '../../testing/members.ts'
import { putAll } from '../../testing/posts.ts'
import { remove, stored, storedUnder } from '../../testing/stored.ts'
import { unitsAreExact, unitsOf } from '../../testing/units.ts'
import { followItem } from '../follows/follow.items.ts'
import { handler as dismisses } from './dismiss-suggestion.ts'
import { dismissedKey } from './dismissed.items.ts'
import { handler as restores } from './restore-suggestion.ts'
import { handler as suggests } from './suggested-users.ts'
import { traitItems } from './trait.items.ts'

type Taste = Partial<
  Pick<
    MemberItem,
    'location' | 'selectedRoles' | 'favoriteGenres' | 'hiddenInSearch' | 'bio' | 'displayName'
  >
>

const into = async (taste: Taste): Promise<TestMember> => {
  const member = await aMember()
  const item = {
    ...((await stored(memberKey(member.id))) as unknown as MemberItem),
    ...taste,
  }
  await putAll([item, ...traitItems(item)])
  return member
}

const follows = (one: TestMember, other: string) =>
  putAll([followItem({ followId: newId(), followerId: one.id, followeeId: other })])

const ask = async ({ token }: TestMember): Promise<people.SuggestedUser[]> =>
  (await call(suggests, people.suggestedUsers, { token })).json

const dismiss = ({ token }: TestMember, id: string) =>
  call(dismisses, people.dismissSuggestion, { token, params: { id } })

const reasonsFor = async (viewer: TestMember) =>
  new Map((await ask(viewer)).map(({ id, reasonText }) => [id, reasonText]))

const PARTITIONS = [
  'TRAIT#new#all',
  'TRAIT#location#koln',
  'TRAIT#genre#Doom Metal',
  'TRAIT#genre#Black Metal',
  'TRAIT#role#band',
]

beforeEach(async () => {
  const all = (await Promise.all(PARTITIONS.map(storedUnder))).flat()
  await Promise.all(all.map((item) => remove(item as never)))
})

describe('suggestions', () => {
  it('say what one has in common, the rarest reason first', async () => {
    const viewer = await into({
      location: 'Köln',
      favoriteGenres: ['Doom Metal'],
      selectedRoles: ['band'],
    })
    const [friend, doomster, neighbour, band, newcomer] = [
      await into({}),
      await into({ favoriteGenres: ['Doom Metal'] }),
      await into({ location: 'koeln, Ehrenfeld' }),
      await into({ selectedRoles: ['band'] }),
      await aMember(),
    ]
    await follows(viewer, friend.id)
    await follows(friend, newcomer.id)
    const suggested = await ask(viewer)
    expect(suggested.map(({ id, reasonText }) => [id, reasonText])).toEqual([
      [newcomer.id, 'Leute, denen du folgst, folgen auch hier'],
      [neighbour.id, 'Auch aus koeln'],
      [doomster.id, 'Hört auch Doom Metal'],
      [band.id, 'Auch dabei als Band'],
    ])
    expect(Object.keys(suggested[0] ?? {}).toSorted()).toEqual([
      'avatar',
      'displayName',
      'id',
      'isVerified',
      'reason',
      'reasonText',
      'username',
    ])
  })

  it('show newcomers to whoever has told nothing', async () => {
    const [first, second] = [await into({}), await into({})]
    const viewer = await into({})
    expect([...(await reasonsFor(viewer))]).toEqual([
      [second.id, 'Neu in der Meute'],
      [first.id, 'Neu in der Meute'],
    ])
  })

  it('leave out oneself, whom one follows, blocks on either side, the dismissed, the shy and the gone', async () => {
    const viewer = await into({ location: 'Köln' })
    const taste = { location: 'Köln' }
    const [friend, pest, judge, boring, shy, gone, welcome] = [
      await into(taste),
      await into(taste),
      await into(taste),
      await into(taste),
      await into(taste),
      await into(taste),
      await into(taste),
    ]
    await follows(viewer, friend.id)
    await block(viewer, pest)
    await block(judge, viewer)
    expect((await dismiss(viewer, boring.id)).json).toEqual({ isDismissed: true })
    await putAll([{ ...(await stored(memberKey(shy.id))), hiddenInSearch: true }])
    await remove(memberKey(gone.id))
    expect([...(await reasonsFor(viewer)).keys()]).toEqual([welcome.id])
    const { token } = viewer
    await call(restores, people.restoreSuggestion, { token, params: { id: boring.id } })
    expect([...(await reasonsFor(viewer)).keys()]).toContain(boring.id)
  })

  it('name no reason that no longer holds', async () => {
    const viewer = await into({ location: 'Köln', favoriteGenres: ['Doom Metal'] })
    const mover = await into({ location: 'Köln', favoriteGenres: ['Doom Metal'] })
    const item = await stored(memberKey(mover.id))
    await putAll([{ ...item, location: 'Bremen' }])
    expect((await reasonsFor(viewer)).get(mover.id)).toBe('Hört auch Doom Metal')
  })

  it('start the list of the dismissed over when it is full', async () => {
    const viewer = await into({})
    const many = Array.from({ length: LIMITS.dismissedSuggestions }, () => newId())
    await putAll([{ ...dismissedKey(viewer.id), memberIds: new Set(many) }])
    const last = await into({})
    expect((await dismiss(viewer, last.id)).status).toBe(200)
    expect((await stored(dismissedKey(viewer.id)))?.['memberIds']).toEqual(new Set([last.id]))
  })

  it('refuse strangers and ids that are none', async () => {
    expect((await call(suggests, people.suggestedUsers, { token: newToken() })).status).toBe(401)
    expect((await dismiss(await aMember(), 'nonsense')).status).toBe(400)
  })

  it('restore nothing where nothing was dismissed', async () => {
    const { id, token } = await aMember()
    const answer = await call(restores, people.restoreSuggestion, {
      token,
      params: { id: newId() },
    })
    expect(answer.json).toEqual({ isDismissed: false })
    expect(await stored(dismissedKey(id))).toBeNull()
  })

  it.runIf(unitsAreExact)(
    'cost at most twelve units at their dearest, however many there are',
    async () => {
      const taste = {
        location: 'Köln',
        favoriteGenres: ['Doom Metal', 'Black Metal'],
        selectedRoles: ['band'],
      } as const
      const viewer = await into(taste)
      await putAll([
        {
          ...dismissedKey(viewer.id),
          memberIds: new Set(
            Array.from({ length: LIMITS.dismissedSuggestions - 1 }, () => newId()),
          ),
        },
      ])
      const celebrities = Array.from({ length: 50 }, () => newId())
      const friends = await Promise.all(celebrities.map(() => aMember()))
      for (const friend of friends) {
        await follows(viewer, friend.id)
        await putAll(
          celebrities.map((id) =>
            followItem({ followId: newId(), followerId: friend.id, followeeId: id }),
          ),
        )
      }
      const bio = 'x'.repeat(500)
      for (let number = 0; number < 5; number++) await into({ ...taste, bio })
      const small = (await unitsOf(() => ask(viewer))).read
      await putAll(
        PARTITIONS.flatMap((PK) => Array.from({ length: 2000 }, () => ({ PK, SK: newId() }))),
      )
      for (let number = 0; number < 5; number++) await into({ ...taste, bio })
      const large = (await unitsOf(() => ask(viewer))).read
      expect(large).toBeLessThanOrEqual(12)
      expect(small).toBeLessThanOrEqual(large)
    },
    60_000,
  )
})
