import { beforeAll, describe, expect, it } from 'vitest'
import type { Author } from '#shared/api/members.ts'
import { searchUsers } from '#shared/api/people.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { aMember, block, newToken, type TestMember } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { searchItems } from './search.items.ts'
import { handler } from './search-users.ts'

let viewer: TestMember

const found = async (member: TestMember): Promise<MemberItem> =>
  (await stored(memberKey(member.id))) as unknown as MemberItem

const aFindable = async (username: string, displayName: string): Promise<TestMember> => {
  const member = await aMember({ username, displayName })
  await putAll(searchItems(await found(member)))
  return member
}

const ask = (searchQuery: string, { token }: Pick<TestMember, 'token'> = viewer) =>
  call(handler, searchUsers, { token, query: { searchQuery } })

const names = async (searchQuery: string, as = viewer): Promise<string[]> =>
  ((await ask(searchQuery, as)).json as Author[]).map(({ username }) => username)

beforeAll(async () => {
  viewer = await aMember()
  await aFindable('walkuere_77', 'Walküre vom Rhein')
  await aFindable('Nebel.Kraehe', 'Nebelkrähe')
  await aFindable('strassenkoeter', 'Der Straßenköter')
})

describe('the user search', () => {
  it.each([
    'w',
    'W',
    'walk',
    'Walkü',
    'Walkue',
    'walkuere',
    'walkure',
    '@walkuere_77',
    'walkuere 77',
    '77',
    'rhein',
    'vom rh',
    'VOM',
  ])('finds the Walküre by %j', async (typed) => {
    expect(await names(typed)).toContain('walkuere_77')
  })

  it.each([
    ['krähe', ['Nebel.Kraehe']],
    ['nebel k', ['Nebel.Kraehe']],
    ['strassen', ['strassenkoeter']],
    ['STRASSENKÖ', ['strassenkoeter']],
    ['Straßenkoe', ['strassenkoeter']],
    ['koeter', []],
    ['hein', []],
    ['  ', []],
    ['🤘', []],
    ['~', []],
    ['walkuere%', ['walkuere_77']],
    ['#', []],
  ])('for %j finds %j', async (typed, expected) => {
    const answer = await ask(typed)
    expect(answer.status === 400 ? [] : await names(typed)).toEqual(expected)
  })

  it('lists an exact match first and at most ten members', async () => {
    for (let number = 0; number < 30; number++) {
      await aFindable(`max_a${number}${newId().slice(-6)}`, 'Max')
    }
    await aFindable('max', 'Anders')
    await aFindable('maximilian', 'Maximilian')
    const result = await names('max')
    expect(result).toHaveLength(10)
    expect(result[0]).toBe('max')
    expect(new Set(result).size).toBe(10)
  })

  it('lists each member once and only as an author', async () => {
    await aFindable('doppel_doppel', 'Doppel Doppel')
    const answer = await ask('doppel')
    expect(answer.json).toEqual([
      {
        id: expect.any(String) as string,
        username: 'doppel_doppel',
        displayName: 'Doppel Doppel',
        avatar: null,
        isVerified: false,
      },
    ])
  })

  it('omits blocked members in both directions', async () => {
    const [pest, judge] = [
      await aFindable('pestbeule', 'Pestbeule'),
      await aFindable('pestrichter', 'Pestrichter'),
    ]
    const me = await aMember()
    await block(me, pest)
    await block(judge, me)
    expect(await names('pest', me)).toEqual([])
    expect(await names('pest')).toEqual(['pestbeule', 'pestrichter'])
  })

  it('does not list members who hide from the search', async () => {
    const member = await aMember({ username: 'verborgen', displayName: 'Verborgen' })
    expect(searchItems({ ...(await found(member)), hiddenInSearch: true })).toEqual([])
  })

  it('keeps long and unusual names within the size of a key', async () => {
    const longest = { username: 'x'.repeat(30), displayName: 'ﷺ'.repeat(50) }
    const member = await aMember(longest)
    const items = searchItems(await found(member))
    for (const { SK } of items) expect(Buffer.byteLength(SK)).toBeLessThan(1024)
    await putAll(items)
    expect(await names('ﷺ'.repeat(50))).toEqual([longest.username])
  })

  it('refuses unknown tokens, empty and oversized queries, and unknown fields', async () => {
    expect((await ask('w', { token: newToken() })).status).toBe(401)
    for (const query of [{}, { searchQuery: '' }, { searchQuery: 'x'.repeat(61) }, { q: 'w' }]) {
      const answer = await call(handler, searchUsers, {
        token: viewer.token,
        query: query,
      })
      expect(answer.status).toBe(400)
    }
  })

  it('throttles a member who searches too often', async () => {
    const collector = await aMember()
    const { limit } = THROTTLES.searches
    const ends = async () => {
      for (let asked = 0; asked <= limit; asked++) {
        const { status } = await ask('zz', collector)
        if (status !== 200) return { asked, status }
      }
      return undefined
    }
    expect(await ends()).toEqual({ asked: limit, status: 429 })
  })

  it.runIf(unitsAreExact)(
    'costs at most three units, the same for few and many members',
    async () => {
      const few = (await unitsOf(() => ask('max'))).read
      const many = Array.from({ length: 300 }, (_, number) => ({
        PK: 'SEARCH#m',
        SK: `maxz${String(number).padStart(5, '0')}#1${newId()}`,
        author: { id: newId(), username: 'maxz', displayName: 'x'.repeat(50), avatar: null },
      }))
      await putAll(many)
      const units = await unitsOf(() => ask('max'))
      expect(units.read).toBeLessThanOrEqual(3)
      expect(units.read).toBe(few)
    },
  )
})
