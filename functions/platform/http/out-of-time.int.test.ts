import { faults } from '#testing/fault-proxy.ts'
import type { Context } from 'aws-lambda'
import { afterEach, expect, test, vi } from 'vitest'
import { currentUser } from '#shared/api/auth.ts'
import { handler } from '../../auth/sessions/current-user.ts'
import { toEvent } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'

afterEach(() => {
  vi.restoreAllMocks()
  faults.clear()
})

test('returns an error and logs it when the function runs out of time', async () => {
  const { token } = await aMember()
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  faults.inject('hold', 1, /GetItem/)
  const event = toEvent(currentUser, { token })
  const context = { getRemainingTimeInMillis: () => 600 } as unknown as Context
  const { statusCode, body, headers } = await handler(event, context)
  const { requestId } = event.requestContext
  expect(statusCode).toBe(503)
  expect(headers?.['retry-after']).toBe('2')
  expect(JSON.parse(body ?? '')).toMatchObject({ code: 'unavailable', requestId })
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'ERROR', requestId, contract: 'currentUser' }),
  )
})
