import { describe, expect, it } from 'vitest'
import { acceptLegal } from '#shared/api/legal.ts'
import { saveNotificationSettings, saveProfileData } from '#shared/api/settings.ts'
import { yourData, type YourData } from '#shared/api/your-data.ts'
import { LEGAL_VERSION } from '#shared/domain/legal.ts'
import { recordSweep } from '#platform/content/sweep-run.items.ts'
import { call } from '#testing/call.ts'
import { aMember, isOfAge, newToken, type TestMember } from '#testing/members.ts'
import { stored } from '#testing/stored.ts'
import { handler as accept } from '../../settings/legal/accept-legal.ts'
import { handler as saveSwitches } from '../../settings/notifications/save-notification-settings.ts'
import { handler as saveProfile } from '../../settings/profile-data/save-profile-data.ts'
import { notificationsKey } from '../../settings/settings.items.ts'
import { handler } from './your-data.ts'

const reading = async ({ token }: Pick<TestMember, 'token'>) =>
  (await call(handler, yourData, { token })).json as YourData

describe('what is stored about a member', () => {
  it('names purpose, period, law and the last run of each sweep', async () => {
    const member = await aMember()
    await recordSweep('end-stories')
    const { topics } = await reading(member)
    for (const { purpose, retention, basis } of topics)
      for (const text of [purpose, retention, basis]) expect(text).not.toBe('')
    const stories = topics.find(({ id }) => id === 'stories')
    expect(Date.parse(stories?.sweeps[0]?.ranAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  it('proves each acceptance with version and time', async () => {
    const member = await aMember()
    const { token } = member
    await call(accept, acceptLegal, { token, body: { version: '2025-01' } })
    await call(accept, acceptLegal, { token, body: { version: LEGAL_VERSION } })
    const { acceptances } = await reading(member)
    expect(acceptances.map(({ version }) => version).toSorted()).toEqual(['2025-01', LEGAL_VERSION])
  })

  it('refuses calls without a valid token', async () => {
    expect((await call(handler, yourData, { token: newToken() })).status).toBe(401)
  })
})

const birthdayOf = (years: number): string => `${new Date().getUTCFullYear() - years}-01-01`

describe('a member under 16', () => {
  it('has personal suggestions off, and cannot switch them on', async () => {
    const member = await aMember()
    const { id, token } = member
    const birthday = birthdayOf(14)
    await call(saveProfile, saveProfileData, { token, body: { birthday } })
    expect(await stored(notificationsKey(id))).toMatchObject({ personalized: false })
    const switchOn = () =>
      call(saveSwitches, saveNotificationSettings, { token, body: { personalized: true } })
    expect((await switchOn()).status).toBe(403)
    expect((await reading(member)).consentFrom).toBe(`${new Date().getUTCFullYear() + 2}-01-01`)
    await isOfAge(member, 16)
    expect((await reading(member)).consentFrom).toBeNull()
    expect(await stored(notificationsKey(id))).toMatchObject({ personalized: false })
    expect((await switchOn()).status).toBe(200)
  })
})
