import { faults } from '#testing/fault-proxy.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { completeOnboarding, firstShout, type FirstShout } from '#shared/api/onboarding.ts'
import { deletePost, listPosts, type Post } from '#shared/api/posts.ts'
import { forgetHead } from '../../community/posts/feed.repository.ts'
import { handler as remove } from '../../community/posts/delete-post.ts'
import { handler as feed } from '../../community/posts/list-posts.ts'
import { readStats } from '../../community/stats/stats.repository.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { badgeRange } from '../../profile/badges/index.ts'
import { call } from '#testing/call.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aNewcomer, aShout } from '#testing/newcomers.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { handler as complete } from '../progress/complete-onboarding.ts'
import { handler } from './first-shout.ts'

interface Shouted {
  readonly post: Post | null
  readonly badgeAwarded: boolean
}

const shout = async ({ token }: TestMember, body: unknown = aShout()) => {
  const answer = await call(handler, firstShout, { token, body })
  return { ...answer, shouted: answer.json as Shouted }
}

const own = async ({ id }: TestMember) => storedUnder(memberKey(id).PK)

const badges = async (member: TestMember) => {
  const { prefix } = badgeRange(member.id)
  return (await own(member)).filter(({ SK }) => SK.startsWith(prefix))
}

const posts = async (viewer: TestMember, author = viewer): Promise<Post[]> => {
  forgetHead()
  const { json } = await call(feed, listPosts, { token: viewer.token })
  return (json as Post[]).filter(({ userId }) => userId === author.id)
}

const postCount = async (): Promise<number> => (await readStats()).posts

afterEach(() => {
  faults.clear()
})

describe('the first shout', () => {
  it('creates a post, roles, badge and progress', async () => {
    const [member, reader] = [await aNewcomer(), await aMember()]
    const before = await postCount()
    const { status, shouted } = await shout(member)
    expect(status).toBe(201)
    expect(shouted.badgeAwarded).toBe(true)
    expect(await posts(reader, member)).toMatchObject([
      {
        id: shouted.post?.id,
        title: 'Erster Shout',
        content: [
          'Zwei kaputte Ohren, einen Bollerwagen und viel Geduld mit Soundchecks.',
          '',
          'Mein Lärm: Melodic Death Metal',
          'Bester Gig: Amon Amarth im strömenden Regen, 2014',
          'Nächster Gig: Party.San Open Air',
        ].join('\n'),
      },
    ])
    expect(await postCount()).toBe(before + 1)
    const items = await own(member)
    expect(items.find(({ SK }) => SK === 'PROFILE')).toMatchObject({
      selectedRoles: ['fan', 'tech'],
    })
    expect(items.find(({ SK }) => SK === 'ONBOARDING')).toMatchObject({ firstShoutPosted: true })
    expect(await badges(member)).toMatchObject([{ badgeType: 'first_roar', isVisible: true }])
  })

  it('can be made by a member who skipped onboarding', async () => {
    const member = await aNewcomer()
    const skipped = await call(complete, completeOnboarding, {
      token: member.token,
      body: { skipped: true },
    })
    expect(skipped.status).toBe(200)
    expect((await shout(member)).status).toBe(201)
    expect(await badges(member)).toHaveLength(1)
    expect((await own(member)).find(({ SK }) => SK === 'PROFILE')).toMatchObject({
      onboardingCompleted: true,
      selectedRoles: ['fan', 'tech'],
    })
  })

  it('omits optional fields that are empty', async () => {
    const member = await aNewcomer()
    const { favoriteGig, nextGig, ...needed } = aShout({ favoriteGig: '', nextGig: '' })
    expect([favoriteGig, nextGig]).toEqual(['', ''])
    const content = 'Mein Lärm: Melodic Death Metal'
    expect((await shout(member, needed)).shouted.post?.content).toMatch(new RegExp(`${content}$`))
    const other = await aNewcomer()
    const { shouted } = await shout(other, aShout({ favoriteGig: '', nextGig: ' ' }))
    expect(shouted.post?.content).toMatch(new RegExp(`${content}$`))
  })

  it('is stored once for twenty concurrent requests despite cancelled transactions', async () => {
    const member = await aNewcomer()
    const before = await postCount()
    faults.inject('conflict', 15)
    const answers = await Promise.all(Array.from({ length: 20 }, () => shout(member)))
    expect(faults.met).toBe(15)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ shouted }) => shouted.post?.id)).size).toBe(1)
    expect(await posts(member)).toHaveLength(1)
    expect(await badges(member)).toHaveLength(1)
    expect(await postCount()).toBe(before + 1)
  })

  it('returns the first shout when it is sent again, also with other texts', async () => {
    const member = await aNewcomer()
    faults.inject('lost', 100)
    expect((await shout(member)).status).toBe(503)
    faults.clear()
    const again = await shout(member, aShout({ contribution: 'Anders.' }))
    expect(again.status).toBe(201)
    expect(again.shouted.post?.content).toContain('Bollerwagen')
    expect(await posts(member)).toHaveLength(1)
  })

  it('is not written again after its author deleted it', async () => {
    const member = await aNewcomer()
    const { shouted } = await shout(member)
    const params = { id: shouted.post?.id ?? '' }
    await call(remove, deletePost, { token: member.token, params })
    expect((await shout(member)).shouted).toEqual({ post: null, badgeAwarded: true })
    expect(await posts(member)).toEqual([])
  })

  it('works for members who registered before onboarding existed', async () => {
    const member = await aMember()
    expect((await shout(member)).status).toBe(201)
    expect(await stored(memberKey(member.id))).toMatchObject({ onboardingCompleted: true })
  })

  it.each(['bandGenre', 'favoriteGig', 'nextGig', 'contribution'] as const)(
    'is held, and only its author sees it, when %s hits the NSBM list',
    async (field) => {
      const [member, reader] = [await aNewcomer(), await aMember()]
      const { status, shouted } = await shout(
        member,
        aShout({ [field]: 'N.S.B.M. bis zum Schluss' }),
      )
      expect(status).toBe(201)
      expect(shouted.post).toMatchObject({
        status: 'held',
        statusReason: expect.stringContaining('geprüft') as string,
      })
      expect(await posts(reader, member)).toEqual([])
      const queued = await stored(heldKey('community-post', shouted.post?.id ?? ''))
      expect(queued).toMatchObject({ rule: 'NSBM' })
      expect((await shout(member)).shouted.post).toMatchObject({ status: 'held' })
    },
  )

  it.each<[string, Partial<Record<keyof FirstShout, unknown>>, string]>([
    ['no band or genre', { bandGenre: '  ' }, 'Deine Band oder dein Genre fehlt.'],
    ['nothing to bring', { contribution: '\n' }, 'Schreib noch, was du mitbringst.'],
    ['nothing but an invisible sign', { contribution: '\u200b' }, 'Schreib noch'],
    ['no role', { selectedRoles: [] }, 'Wähl mindestens eine Rolle.'],
    ['a role that does not exist', { selectedRoles: ['admin'] }, 'prüfe'],
    ['a line break in the genre', { bandGenre: 'Doom\nDeath' }, 'Steuerzeichen'],
    ['301 characters', { contribution: 'x'.repeat(301) }, 'Höchstens 300 Zeichen.'],
    ['a gig with a control character', { nextGig: 'a\u0007bc' }, 'Steuerzeichen'],
  ])('refuses %s in German, and writes nothing', async (_, overrides, words) => {
    const member = await aNewcomer()
    const { status, json } = await shout(member, { ...aShout(), ...overrides })
    expect(status).toBe(400)
    expect((json as { message: string }).message).toContain(words)
    expect(await badges(member)).toEqual([])
    expect(await posts(member)).toEqual([])
  })

  it('costs at most 4 calls', async () => {
    const member = await aNewcomer()
    const units = await unitsOf(() => shout(member))
    expect(units.calls).toBeLessThanOrEqual(4)
  })
})
