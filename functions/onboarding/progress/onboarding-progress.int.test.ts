import { faults } from '#testing/fault-proxy.ts'
import { afterEach, describe, expect, it } from 'vitest'
import {
  completeOnboarding,
  firstShout,
  onboardingProgress,
  saveOnboarding,
  type OnboardingProgress,
} from '#shared/api/onboarding.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { call } from '#testing/call.ts'
import { aMember, newToken, type TestMember } from '#testing/members.ts'
import { aNewcomer, aShout } from '#testing/newcomers.ts'
import { stored } from '#testing/stored.ts'
import { handler as shoutHandler } from '../first-shout/first-shout.ts'
import { handler as completeHandler } from './complete-onboarding.ts'
import { handler as progressHandler } from './onboarding-progress.ts'
import { handler as saveHandler } from './save-onboarding.ts'

type Caller = Pick<TestMember, 'token'>

const read = async ({ token }: Caller) =>
  (await call(progressHandler, onboardingProgress, { token })).json as OnboardingProgress
const save = ({ token }: Caller, body: unknown) =>
  call(saveHandler, saveOnboarding, { token, body })
const complete = ({ token }: Caller, body?: unknown) =>
  call(completeHandler, completeOnboarding, { token, ...(body === undefined ? {} : { body }) })
const shout = ({ token }: Caller) => call(shoutHandler, firstShout, { token, body: aShout() })

const isCompleted = async ({ id }: TestMember) =>
  (await stored(memberKey(id)))?.['onboardingCompleted']

const NOTHING: OnboardingProgress = {
  hornsAnimationCompleted: false,
  rolesSelected: false,
  selectedRoles: [],
  firstShoutPosted: false,
  onboardingCompleted: false,
  draft: null,
}

const DRAFT = { bandGenre: 'Doom', favoriteGig: '', nextGig: '', contribution: 'Halb get' }

afterEach(() => {
  faults.clear()
})

describe('onboarding', () => {
  it('starts empty and shares saved steps between devices', async () => {
    const member = await aNewcomer()
    expect(await read(member)).toEqual(NOTHING)
    const phone = await save(member, { hornsAnimationCompleted: true })
    expect(phone.json).toEqual({ ...NOTHING, hornsAnimationCompleted: true })
    await save(member, { rolesSelected: true, selectedRoles: ['band', 'fan', 'band'] })
    await save(member, { draft: DRAFT })
    expect(await read(member)).toEqual({
      ...NOTHING,
      hornsAnimationCompleted: true,
      rolesSelected: true,
      selectedRoles: ['fan', 'band'],
      draft: DRAFT,
    })
  })

  it('accepts steps in any order and twice, and never undoes one', async () => {
    const member = await aNewcomer()
    await save(member, { rolesSelected: true })
    expect(await read(member)).toMatchObject({ rolesSelected: false })
    await save(member, { selectedRoles: ['tech'] })
    await save(member, { hornsAnimationCompleted: true })
    await save(member, { hornsAnimationCompleted: true })
    await save(member, { hornsAnimationCompleted: false, rolesSelected: false })
    expect(await read(member)).toMatchObject({
      hornsAnimationCompleted: true,
      rolesSelected: true,
      selectedRoles: ['tech'],
    })
  })

  it('ignores a client that claims the shout was posted', async () => {
    const member = await aNewcomer()
    await save(member, { firstShoutPosted: true })
    expect(await read(member)).toMatchObject({ firstShoutPosted: false })
  })

  it('names the missing steps and completes when none is missing', async () => {
    const member = await aNewcomer()
    const early = await complete(member)
    expect(early.status).toBe(409)
    expect(early.json).toMatchObject({
      message: 'Noch nicht ganz. Es fehlt: die Hörner, eine Rolle, dein Shout.',
    })
    await shout(member)
    expect((await complete(member)).json).toMatchObject({
      message: 'Noch nicht ganz. Es fehlt: die Hörner.',
    })
    expect(await isCompleted(member)).toBe(false)
    await save(member, { hornsAnimationCompleted: true })
    expect((await complete(member)).json).toEqual({ onboardingCompleted: true })
    expect(await isCompleted(member)).toBe(true)
    expect(await read(member)).toMatchObject({ onboardingCompleted: true, firstShoutPosted: true })
  })

  it('completes when skipped, with the roles chosen so far', async () => {
    const member = await aNewcomer()
    await save(member, { selectedRoles: ['organizer'] })
    expect((await complete(member, { skipped: false })).status).toBe(409)
    expect((await complete(member, { skipped: true })).status).toBe(200)
    expect(await stored(memberKey(member.id))).toMatchObject({
      onboardingCompleted: true,
      selectedRoles: ['organizer'],
    })
  })

  it('completes once for repeated and concurrent requests', async () => {
    const member = await aNewcomer()
    const before = await stored(memberKey(member.id))
    faults.inject('conflict', 4)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => complete(member, { skipped: true })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const after = await stored(memberKey(member.id))
    expect(Number(after?.['version'])).toBe(Number(before?.['version']) + 1)
  })

  it('changes nothing for members who completed before', async () => {
    const member = await aMember()
    expect(await read(member)).toEqual({ ...NOTHING, onboardingCompleted: true })
    const before = await stored(memberKey(member.id))
    expect((await complete(member)).status).toBe(200)
    expect(await stored(memberKey(member.id))).toEqual(before)
  })

  it('keeps the latest roles when they change while completing', async () => {
    const member = await aNewcomer()
    await save(member, { selectedRoles: ['fan'] })
    const roles = [['band'], ['tech'], ['fan', 'organizer']]
    await Promise.all([
      ...roles.map((selectedRoles) => save(member, { selectedRoles })),
      complete(member, { skipped: true }),
    ])
    const { selectedRoles } = await read(member)
    const profile = await stored(memberKey(member.id))
    expect([['fan'], ...roles]).toContainEqual(profile?.['selectedRoles'])
    expect(roles).toContainEqual(selectedRoles)
  })

  it.each([
    ['a role that does not exist', { selectedRoles: ['admin'] }],
    ['a hundred roles', { selectedRoles: Array<string>(100).fill('fan') }],
    ['roles as a text', { selectedRoles: 'fan' }],
    ['a draft of 301 characters', { draft: { ...DRAFT, contribution: 'x'.repeat(301) } }],
    ['a draft with control characters', { draft: { ...DRAFT, bandGenre: 'a\u0000' } }],
    ['a yes that is a text', { hornsAnimationCompleted: 'yes' }],
  ])('refuses %s', async (_, body) => {
    const member = await aNewcomer()
    expect((await save(member, body)).status).toBe(400)
    expect(await read(member)).toEqual(NOTHING)
  })

  it('refuses calls without a valid token', async () => {
    const stranger = { token: newToken() }
    expect((await call(progressHandler, onboardingProgress, stranger)).status).toBe(401)
    expect((await save(stranger, {})).status).toBe(401)
    expect((await complete(stranger, { skipped: true })).status).toBe(401)
    expect((await shout(stranger)).status).toBe(401)
  })
})
