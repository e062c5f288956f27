import '#testing/work-queues.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { savePushPreferences, subscribeToPush } from '#shared/api/push.ts'
import { saveNotificationSettings } from '#shared/api/settings.ts'
import { call } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember } from '#testing/members.ts'
import { stored } from '#testing/stored.ts'
import { aSubscription } from '#testing/subscriptions.ts'
import { pushMemberKey } from '../../settings/index.ts'
import { handler as subscribe } from '../devices/subscribe-to-push.ts'
import { handler as save } from './save-push-preferences.ts'

const saving = (token: string, body: unknown) => call(save, savePushPreferences, { token, body })

afterEach(() => {
  vi.useRealTimers()
})

describe('push preferences', () => {
  it('change only what was sent, also in the copy for pushes to everybody', async () => {
    const { id, token } = await aMember()
    await call(subscribe, subscribeToPush, { token, body: aSubscription() })
    const quietHours = { isOn: true, from: '23:30', to: '06:00' }
    const { status, json } = await saving(token, { quietHours, showsText: false, content: false })
    expect(status).toBe(200)
    expect(json).toMatchObject({
      enabled: true,
      quietHours,
      showsText: false,
      settings: { content: false, community: true },
    })
    expect(await stored(pushMemberKey(id))).toMatchObject({ quietHours, content: false })
    expect((await saving(token, { enabled: false })).json).toMatchObject({
      enabled: false,
      quietHours,
    })
    expect(await stored(pushMemberKey(id))).toMatchObject({ enabled: false })
  })

  it('share the switches with the settings page', async () => {
    const { id, token } = await aMember()
    await call(subscribe, subscribeToPush, { token, body: aSubscription() })
    const body = { personalized: false }
    await call(await handlerOf('saveNotificationSettings'), saveNotificationSettings, {
      token,
      body,
    })
    expect((await saving(token, { system: false })).json).toMatchObject({
      settings: { personalized: false, system: false },
    })
    expect(await stored(pushMemberKey(id))).toMatchObject({ personalized: false, system: false })
  })

  it('pause for an hour, and end the pause', async () => {
    const { id, token } = await aMember()
    await call(subscribe, subscribeToPush, { token, body: aSubscription() })
    const { json } = await saving(token, { pause: 'hour' })
    const minutes = (Date.parse(json['pausedUntil']) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(59)
    expect(minutes).toBeLessThanOrEqual(60)
    expect((await saving(token, { pause: 'none' })).json).toMatchObject({ pausedUntil: null })
    expect(await stored(pushMemberKey(id))).not.toHaveProperty('pausedUntil')
  })

  it('forget a pause that is over', async () => {
    const { token } = await aMember()
    await saving(token, { pause: 'hour' })
    vi.setSystemTime(Date.now() + 3601_000)
    expect((await saving(token, { enabled: false })).json).toMatchObject({ pausedUntil: null })
  })

  it.each([
    ['nothing', {}],
    ['a quarter of an hour', { quietHours: { isOn: true, from: '22:15', to: '08:00' } }],
    ['an hour that no clock has', { quietHours: { isOn: true, from: '24:00', to: '08:00' } }],
    ['half of the quiet hours', { quietHours: { isOn: true, from: '22:00' } }],
    ['another pause', { pause: 'week' }],
    ['a text for a switch', { enabled: 'yes' }],
    ['devices', { hasDevices: true }],
  ])('refuse %s', async (_, body) => {
    const { token } = await aMember()
    expect((await saving(token, body)).status).toBe(400)
  })
})
