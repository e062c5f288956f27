import { faults } from '#testing/fault-proxy.ts'
import { afterEach, expect, test } from 'vitest'
import { currentUser } from '#shared/api/auth.ts'
import type { ErrorBody } from '#shared/api/errors.ts'
import { changePassword } from '#shared/api/password.ts'
import { endOtherSessions } from '#shared/api/sessions.ts'
import { anAccount, PASSWORD, signIn, tokenOf } from '#testing/accounts.ts'
import { call } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import { handler } from './change-password.ts'

const NEW = 'Noch viel lauter 8'

afterEach(() => {
  faults.clear()
})

const statusOf = async (token: string): Promise<number> =>
  (await call(await handlerOf('currentUser'), currentUser, { token })).status

test('returns 503 with the next step when the old sessions cannot be deleted', async () => {
  const account = await anAccount()
  const [here, elsewhere] = [await tokenOf(account), await tokenOf(account)]
  const body = { currentPassword: PASSWORD, newPassword: NEW }
  faults.inject('failure', 20, /DeleteItem/)
  const { status, json } = await call(handler, changePassword, { token: here, body })
  expect(status).toBe(503)
  expect((json as ErrorBody).message).toContain('Dein neues Passwort gilt')
  faults.clear()

  expect((await signIn(account.username, { password: NEW })).status).toBe(200)
  expect(await statusOf(elsewhere)).toBe(200)
  const end = await handlerOf('endOtherSessions')
  expect((await call(end, endOtherSessions, { token: here })).status).toBe(200)
  expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 401])
})

test('signs in when the table reports transaction conflicts first', async () => {
  const account = await anAccount()
  faults.inject('conflict', 3)
  expect((await signIn(account.username)).status).toBe(200)
  expect(faults.met).toBe(3)
})
