import { describe, expect, test } from 'vitest'
import { currentUser } from '#shared/api/auth.ts'
import type { CurrentUser, User } from '#shared/api/members.ts'
import { getProfile, updateProfile } from '#shared/api/profile.ts'
import { handler as currentUserHandler } from '../../auth/sessions/current-user.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { call } from '#testing/call.ts'
import { aMember, newToken } from '#testing/members.ts'
import { earnBadge, fillProfile } from '#testing/profiles.ts'
import { stored } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { handler as get } from './get-profile.ts'
import { handler as update } from './update-profile.ts'

const save = (token: string | undefined, body: unknown) =>
  call(update, updateProfile, { token, body })

const profileOf = async (token: string): Promise<User> =>
  (await call(get, getProfile, { token })).json

describe('the own profile', () => {
  test('refuses calls without a valid token', async () => {
    expect((await call(get, getProfile, {})).status).toBe(401)
    expect((await save(newToken(), { displayName: 'Neu' })).status).toBe(401)
  })

  test('lists all badges, newest first, as the current user does', async () => {
    const member = await aMember()
    await earnBadge(member, 'first_roar', { earnedAt: '2026-11-01T10:00:00.000Z' })
    await earnBadge(member, 'concert_scout', {
      earnedAt: '2026-11-02T10:00:00.000Z',
      isVisible: false,
    })
    const { badges } = await profileOf(member.token)
    expect(badges.map(({ badgeType, isVisible }) => [badgeType, isVisible])).toEqual([
      ['concert_scout', false],
      ['first_roar', true],
    ])
    expect(badges[1]).toMatchObject({ badgeName: 'First Roar', badgeIcon: '🤘' })
    const me = await call(currentUserHandler, currentUser, { token: member.token })
    expect((me.json as CurrentUser).badges).toEqual(badges)
  })

  test('answers 304 while nothing changed', async () => {
    const { token } = await aMember()
    const { headers } = await call(get, getProfile, { token })
    const again = { token, headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await call(get, getProfile, again)).status).toBe(304)
  })

  test('costs at most four read units with every field filled', async () => {
    const member = await aMember()
    await fillProfile(member)
    await profileOf(member.token)
    const { read } = await unitsOf(() => profileOf(member.token))
    expect(read).toBeLessThanOrEqual(4)
  })
})

describe('changing the profile', () => {
  test('stores trimmed texts and counts the version', async () => {
    const { id, token } = await aMember()
    const body = { displayName: '  Krähe  ', bio: 'Laut.\r\n\nLauter.', location: 'Köln' }
    expect((await save(token, body)).json).toEqual({
      displayName: 'Krähe',
      bio: 'Laut.\n\nLauter.',
      location: 'Köln',
    })
    expect(await profileOf(token)).toMatchObject({ displayName: 'Krähe', location: 'Köln' })
    expect(await stored(memberKey(id))).toMatchObject({ version: 2 })
  })

  test('removes emptied fields and keeps omitted ones', async () => {
    const { id, token } = await aMember()
    await save(token, { bio: 'Laut.', location: 'Köln' })
    expect((await save(token, { bio: ' ' })).json).toEqual({ bio: null })
    expect(await profileOf(token)).toMatchObject({ bio: null, location: 'Köln' })
    expect(await stored(memberKey(id))).not.toHaveProperty('bio')
  })

  test('writes nothing when nothing changes', async () => {
    const { id, token } = await aMember()
    expect((await save(token, {})).status).toBe(200)
    expect(await stored(memberKey(id))).toMatchObject({ version: 1 })
  })

  test('takes no avatar, role or verification', async () => {
    const { id, token } = await aMember()
    for (const extra of [
      { avatar: 'https://boese.example/a.png' },
      { role: 'admin' },
      { isVerified: true },
    ]) {
      expect((await save(token, { displayName: 'Neu', ...extra })).status).toBe(200)
      expect(await stored(memberKey(id))).not.toMatchObject(extra)
    }
  })

  test.each([
    ['an empty name', { displayName: '   ' }, 'Anzeigename ist erforderlich'],
    ['a name nobody can see', { displayName: '\u200b\u2800' }, 'Anzeigename ist erforderlich'],
    ['a name of 51 characters', { displayName: 'x'.repeat(51) }, 'Höchstens 50 Zeichen.'],
    ['a name with a control character', { displayName: 'a\u0007b' }, 'Steuerzeichen'],
    ['a name with a line break', { displayName: 'Max\nMustermann' }, 'Steuerzeichen'],
    ['a broken surrogate', { bio: '\ud800' }, 'Steuerzeichen'],
    ['a bio of 501 characters', { bio: 'x'.repeat(501) }, 'Höchstens 500 Zeichen.'],
    ['a place of 81 characters', { location: 'x'.repeat(81) }, 'Höchstens 80 Zeichen.'],
    ['a name that is none', { displayName: 7 }, 'Text fehlt.'],
  ])('refuses %s in German', async (_name, body, words) => {
    const { token } = await aMember()
    const answer = await save(token, body)
    expect(answer.status).toBe(400)
    expect((answer.json as { message: string }).message).toContain(words)
  })

  test('drops what turns the line around from a name and a place', async () => {
    const { token } = await aMember()
    const answer = await save(token, { displayName: 'Max\u202enimda', location: '\u2067Köln' })
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({ displayName: 'Maxnimda', location: 'Köln' })
  })

  test('refuses a bio of a megabyte before parsing it', async () => {
    const { token } = await aMember()
    expect((await save(token, { bio: 'x'.repeat(1024 * 1024) })).status).toBe(413)
  })

  test.each([
    ['name', { displayName: 'NSBM Fan' }],
    ['bio', { bio: 'Ich höre National Socialist Black Metal.' }],
    ['place', { location: 'Völkisch Metal City' }],
  ])('refuses NSBM in the %s', async (_name, body) => {
    const { token } = await aMember()
    const answer = await save(token, body)
    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({ code: 'refused_content' })
  })

  test('keeps concurrent changes of other fields', async () => {
    const { id, token } = await aMember()
    const bodies = [{ displayName: 'Neu' }, { bio: 'Laut.' }, { location: 'Köln' }]
    const answers = await Promise.all(bodies.map((body) => save(token, body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await stored(memberKey(id))).toMatchObject({
      displayName: 'Neu',
      bio: 'Laut.',
      location: 'Köln',
      version: 4,
    })
  })
})
