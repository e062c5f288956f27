import { expect, test, vi } from 'vitest'
import { currentUser } from '#shared/api/auth.ts'
import { handler } from '../../auth/sessions/current-user.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'

// Before anything reads the environment: the secrets of a rotation.
vi.hoisted(() => {
  vi.stubEnv('ORIGIN_SECRET', 'secret-of-today')
  vi.stubEnv('PREVIOUS_ORIGIN_SECRET', 'secret-of-yesterday')
})

test.each(['secret-of-today', 'secret-of-yesterday'])('accepts the %s', async (secret) => {
  const { token } = await aMember()
  const headers = { 'x-origin-secret': secret }
  expect((await call(handler, currentUser, { token, headers })).status).toBe(200)
})

test.each([undefined, '', 'guess'])('returns 403 for the origin secret %j', async (secret) => {
  const { token } = await aMember()
  const headers = secret === undefined ? {} : { 'x-origin-secret': secret }
  const { status, json } = await call(handler, currentUser, { token, headers })
  expect(status).toBe(403)
  expect(json).toMatchObject({ code: 'forbidden' })
})
