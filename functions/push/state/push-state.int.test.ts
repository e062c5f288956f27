import { describe, expect, it } from 'vitest'
import { pushState } from '#shared/api/push.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { LOCAL_PUSH_KEYS } from '#testing/push-keys.ts'
import { handler } from './push-state.ts'

describe('the state of push', () => {
  it('is off by default, with quiet hours at night', async () => {
    const { token } = await aMember()
    expect((await call(handler, pushState, { token })).json).toEqual({
      publicKey: LOCAL_PUSH_KEYS.PUSH_PUBLIC_KEY,
      enabled: false,
      settings: { community: true, content: true, system: true, personalized: true },
      quietHours: { isOn: true, from: '22:00', to: '08:00' },
      pausedUntil: null,
      showsText: false,
      devices: [],
    })
  })
})
