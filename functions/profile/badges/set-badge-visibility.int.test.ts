import { describe, expect, test } from 'vitest'
import type { User } from '#shared/api/members.ts'
import { getProfile, setBadgeVisibility } from '#shared/api/profile.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { earnBadge } from '#testing/profiles.ts'
import { handler as get } from '../own/get-profile.ts'
import { handler } from './set-badge-visibility.ts'

describe('the visibility of a badge', () => {
  const show = (token: string | undefined, badgeType: string, isVisible: unknown) =>
    call(handler, setBadgeVisibility, { token, params: { badgeType }, body: { isVisible } })

  test('changes both ways and keeps the date of the badge', async () => {
    const member = await aMember()
    const earnedAt = '2026-11-01T10:00:00.000Z'
    await earnBadge(member, 'first_roar', { earnedAt })
    expect((await show(member.token, 'first_roar', false)).json).toMatchObject({
      isVisible: false,
      earnedAt,
    })
    await show(member.token, 'first_roar', false)
    expect((await show(member.token, 'first_roar', true)).json).toMatchObject({ isVisible: true })
  })

  test('returns 404 for a badge that was not earned, and creates none', async () => {
    const member = await aMember()
    expect((await show(member.token, 'concert_guru', true)).status).toBe(404)
    expect(((await call(get, getProfile, { token: member.token })).json as User).badges).toEqual([])
  })

  test('refuses unknown tokens and unknown badge types', async () => {
    const { token } = await aMember()
    expect((await show(undefined, 'first_roar', false)).status).toBe(401)
    expect((await show(token, 'founder', false)).status).toBe(400)
    expect((await show(token, 'first_roar', 'ja')).status).toBe(400)
  })
})
