import { afterEach, expect, it, vi } from 'vitest'
import { login } from '#shared/api/auth.ts'
import { moderationPending } from '#shared/api/moderation.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { call } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember } from '#testing/members.ts'
import { handler } from './login.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('logs one line for each sign-in that is refused or locked out, without name and secret', async () => {
  const { username } = await aMember()
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { limit } = THROTTLES.wrongPasswordsPerAccountAndAddress
  for (let count = 0; count <= limit; count++)
    await call(handler, login, { body: { username, password: 'Geheim und falsch 66' } })
  const lines = write.mock.calls
    .map(([line]) => String(line))
    .filter((line) => line.includes('sign-in'))
  expect(lines.map((line) => (JSON.parse(line) as { outcome: string }).outcome)).toEqual([
    ...Array.from({ length: limit }, () => 'unauthenticated'),
    'throttled',
  ])
  expect(lines.join('')).not.toContain(username)
  expect(lines.join('')).not.toContain('Geheim')
})

it('logs who called what without the role for it', async () => {
  const { id, token } = await aMember()
  const pending = await handlerOf(moderationPending.id)
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect((await call(pending, moderationPending, { token })).status).toBe(403)
  const lines = write.mock.calls.map(([line]) => String(line)).join('')
  expect(lines).toContain('role refused')
  expect(lines).toContain(id)
  expect(lines).not.toContain(token)
})
