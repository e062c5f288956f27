import { expect, test } from 'vitest'
import { currentUser } from '#shared/api/auth.ts'
import type { ResponseOf } from '#shared/api/contract.ts'
import type { ErrorBody } from '#shared/api/errors.ts'
import { changePassword } from '#shared/api/password.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { sessionKey, sessionsPartition } from '#platform/identity/session.items.ts'
import { keyOf, update, write } from '#platform/table/index.ts'
import { throttle } from '#platform/http/throttle.ts'
import { anAccount, PASSWORD, signIn, tokenOf } from '#testing/accounts.ts'
import { call } from '#testing/call.ts'
import { aPasskey } from '#testing/passkeys.ts'
import { remove, storedUnder } from '#testing/stored.ts'
import { handler as currentUserHandler } from '../sessions/current-user.ts'
import { handler } from './change-password.ts'

const NEW = 'Noch viel lauter 8'
const A_MINUTE = 60_000

const change = (token: string, currentPassword = PASSWORD, newPassword = NEW) =>
  call(handler, changePassword, { token, body: { currentPassword, newPassword } })

const statusOf = async (token: string): Promise<number> =>
  (await call(currentUserHandler, currentUser, { token })).status

const message = (json: unknown): string => (json as ErrorBody).message

test('accepts only the new password and ends every other session after a change', async () => {
  const account = await anAccount()
  const [here, ...elsewhere] = [
    await tokenOf(account),
    await tokenOf(account),
    await tokenOf(account),
  ]
  expect((await change(here)).status).toBe(200)
  expect(await statusOf(here)).toBe(200)
  expect(await Promise.all(elsewhere.map(statusOf))).toEqual([401, 401])
  expect((await signIn(account.username)).status).toBe(401)
  expect((await signIn(account.username, { password: NEW })).status).toBe(200)
})

test('returns 403 and ends no session when the current password is wrong', async () => {
  const account = await anAccount()
  const [here, elsewhere] = [await tokenOf(account), await tokenOf(account)]
  const { status, json } = await change(here, 'falsch')
  expect([status, message(json)]).toEqual([403, 'Dein aktuelles Passwort stimmt nicht.'])
  expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 200])
  expect((await signIn(account.username)).status).toBe(200)
})

test('returns 429 when a session guesses ten times, and locks nothing else', async () => {
  const account = await anAccount()
  const token = await tokenOf(account)
  const guesses = Array.from({ length: 15 }, (_, at) => change(token, `falsch ${at}`))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  const { limit } = THROTTLES.wrongPasswordsPerDevice
  expect(statuses.filter((status) => status === 403)).toHaveLength(limit)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15 - limit)
  expect((await change(token)).status).toBe(429)
  const other = await signIn(account.username)
  expect(other.status).toBe(200)
  expect((await change(other.body.authToken)).status).toBe(200)
})

test('does not count attempts when the current password is right', async () => {
  const account = await anAccount()
  const token = await tokenOf(account)
  const { limit } = THROTTLES.wrongPasswordsPerDevice
  for (let count = 1; count < limit; count++)
    expect((await change(token, 'falsch')).status).toBe(403)
  expect((await change(token)).status).toBe(200)
  expect((await change(token, NEW, PASSWORD)).status).toBe(200)
})

test('changes the password when others used up every count of the account', async () => {
  const account = await anAccount()
  const token = await tokenOf(account)
  const [name, subject] = ['wrongPasswordsPerAccount', account.username.toLowerCase()] as const
  for (let count = 0; count < THROTTLES[name].limit; count++) await throttle(name, subject)
  expect((await signIn(account.username)).status).toBe(429)
  expect((await change(token)).status).toBe(200)
})

test('lists the passkeys that were added since the password before', async () => {
  const account = await anAccount()
  const token = await tokenOf(account)
  const { id: first } = await aPasskey({ token })
  const before = (await change(token)).json as ResponseOf<typeof changePassword>
  expect(before.newPasskeys.map(({ id }) => id)).toEqual([first])
  const { id: second } = await aPasskey({ token })
  const after = (await change(token, NEW, PASSWORD)).json as ResponseOf<typeof changePassword>
  expect(after.newPasskeys.map(({ id }) => id)).toEqual([second])
  const last = (await change(token)).json as ResponseOf<typeof changePassword>
  expect(last.newPasskeys).toEqual([])
})

test.each([
  ['common', 'Qwertyuiop', 'meistbenutzten'],
  ['the name of the product', 'H0llenlärm 666', 'Höllenlärm als Passwort'],
])('returns 400 when the new password is %s', async (_name, password, words) => {
  const account = await anAccount()
  const { status, json } = await change(await tokenOf(account), PASSWORD, password)
  expect([status, (json as ErrorBody).code]).toEqual([400, 'weak_password'])
  expect(message(json)).toContain(words)
  expect((await signIn(account.username)).status).toBe(200)
})

test('returns 400 when the new password is the username', async () => {
  const account = await anAccount()
  const { status, json } = await change(await tokenOf(account), PASSWORD, `${account.username}!1`)
  expect([status, (json as ErrorBody).code]).toEqual([400, 'weak_password'])
})

test.each([
  ['too short', '123456789', 'mindestens 10 Zeichen'],
  ['too long', 'x'.repeat(201), 'höchstens 200 Zeichen'],
  ['empty', '', 'Passwort ist erforderlich'],
])('returns 400 when the new password is %s', async (_name, password, words) => {
  const token = await tokenOf(await anAccount())
  const { status, json } = await change(token, PASSWORD, password)
  expect(status).toBe(400)
  expect(message(json)).toContain(words)
})

test('accepts one of several concurrent changes and refuses the others', async () => {
  const account = await anAccount()
  const token = await tokenOf(account)
  const passwords = ['Passwort Nummer 1', 'Passwort Nummer 2', 'Passwort Nummer 3']
  const statuses = await Promise.all(
    passwords.map(async (password) => (await change(token, PASSWORD, password)).status),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => ![200, 403, 409].includes(status))).toEqual([])
  const winner = passwords[statuses.indexOf(200)] ?? ''
  expect((await signIn(account.username, { password: winner })).status).toBe(200)
})

test(
  'leaves no session of the old password when members sign in during the change',
  async () => {
    for (let round = 0; round < 3; round++) {
      const account = await anAccount()
      const here = await tokenOf(account)
      const concurrent = Array.from({ length: 6 }, () => signIn(account.username))
      const [changed, ...signIns] = await Promise.all([change(here), ...concurrent])
      expect(changed.status).toBe(200)
      const tokens = signIns
        .filter(({ status }) => status === 200)
        .map(({ json }) => (json as { authToken: string }).authToken)
      expect(await Promise.all(tokens.map(statusOf))).toEqual(tokens.map(() => 401))
      const entries = await storedUnder(sessionsPartition(account.id))
      expect(entries).toHaveLength(1)
    }
  },
  A_MINUTE,
)

test('ends a session without an entry in the list when the password changes', async () => {
  const account = await anAccount()
  const [here, old] = [await tokenOf(account), await tokenOf(account)]
  const [, oldEntry] = await storedUnder(sessionsPartition(account.id))
  if (oldEntry) await remove(keyOf(oldEntry))
  await write(update(sessionKey(old), { remove: ['sessionId'] }))
  expect((await change(here)).status).toBe(200)
  expect(await statusOf(old)).toBe(401)
  expect(await statusOf(here)).toBe(200)
})
