import '#testing/work-queues.ts'
import { aDevice, pushService } from '#testing/push.ts'
import { describe, expect, it } from 'vitest'
import { testPush } from '#shared/api/push.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { workOff } from '#testing/work-queues.ts'
import { handler as sendPush } from './send-push.ts'
import { handler as test } from './test-push.ts'

describe('a test push', () => {
  it('reaches all own devices', async () => {
    const member = await aMember()
    const endpoint = await aDevice(member)
    expect((await call(test, testPush, { token: member.token })).status).toBe(202)
    await workOff('send-push', sendPush)
    const [received] = pushService.receivedAt(endpoint)
    expect(received).toMatchObject({
      payload: { kind: 'test', path: '/settings#push' },
      urgency: 'high',
    })
  })

  it('returns 404 without a device', async () => {
    const { token } = await aMember()
    expect((await call(test, testPush, { token })).status).toBe(404)
  })
})
