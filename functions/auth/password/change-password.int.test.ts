import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { currentUser } from '#shared/api/auth.ts'
import type { ErrorBody } from '#shared/api/errors.ts'
import { changePassword } from '#shared/api/password.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { env } from '#platform/runtime/env.ts'
import { sessionEntryKey, sessionKey } from '#platform/identity/session.items.ts'
import { db } from '#platform/table/table.ts'
import { throttle } from '#platform/http/throttle.ts'
import { anAccount, PASSWORD, signIn, tokenOf } from '#testing/accounts.ts'
import { call } from '#testing/call.ts'
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

test('the new one opens, the old one does not, and every other session is over at once', async () => {
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

test('a wrong current password changes nothing and does not sign anybody out', async () => {
  const account = await anAccount()
  const [here, elsewhere] = [await tokenOf(account), await tokenOf(account)]
  const { status, json } = await change(here, 'falsch')
  expect([status, message(json)]).toEqual([403, 'Dein aktuelles Passwort stimmt nicht.'])
  expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 200])
  expect((await signIn(account.username)).status).toBe(200)
})

test('a borrowed session guesses no more often than the login does', async () => {
  const account = await anAccount()
  const token = await tokenOf(account)
  const guesses = Array.from({ length: 15 }, (_, at) => change(token, `falsch ${at}`))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  const { limit } = THROTTLES.wrongPasswordsPerAccount
  expect(statuses.filter((status) => status === 403)).toHaveLength(limit)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15 - limit)
  expect((await signIn(account.username)).status).toBe(429)
})

test('right ones do not count', async () => {
  const account = await anAccount()
  const token = await tokenOf(account)
  const { limit } = THROTTLES.wrongPasswordsPerAccount
  const subject = account.username.toLowerCase()
  for (let count = 1; count < limit; count++) await throttle('wrongPasswordsPerAccount', subject)
  expect((await change(token)).status).toBe(200)
  expect((await change(token, NEW, PASSWORD)).status).toBe(200)
})

test.each([
  ['a short one', '123456789', 'mindestens 10 Zeichen'],
  ['an endless one', 'x'.repeat(201), 'höchstens 200 Zeichen'],
  ['none', '', 'Passwort ist erforderlich'],
])('%s is refused', async (_name, password, words) => {
  const token = await tokenOf(await anAccount())
  const { status, json } = await change(token, PASSWORD, password)
  expect(status).toBe(400)
  expect(message(json)).toContain(words)
})

test('of several changes at once, one holds, and the others say so', async () => {
  const account = await anAccount()
  const token = await tokenOf(account)
  const wishes = ['Passwort Nummer 1', 'Passwort Nummer 2', 'Passwort Nummer 3']
  const statuses = await Promise.all(
    wishes.map(async (wish) => (await change(token, PASSWORD, wish)).status),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => ![200, 403, 409].includes(status))).toEqual([])
  const winner = wishes[statuses.indexOf(200)] ?? ''
  expect((await signIn(account.username, { password: winner })).status).toBe(200)
})

test(
  'whoever signs in with the old password while it is changed is out afterwards',
  async () => {
    for (let round = 0; round < 3; round++) {
      const account = await anAccount()
      const here = await tokenOf(account)
      const racers = Array.from({ length: 6 }, () => signIn(account.username))
      const [changed, ...signIns] = await Promise.all([change(here), ...racers])
      expect(changed.status).toBe(200)
      const tokens = signIns
        .filter(({ status }) => status === 200)
        .map(({ json }) => (json as { authToken: string }).authToken)
      expect(await Promise.all(tokens.map(statusOf))).toEqual(tokens.map(() => 401))
      const entries = await storedUnder(sessionEntryKey(account.id, '').PK)
      expect(entries).toHaveLength(1)
    }
  },
  A_MINUTE,
)

test('an old session that nobody could list does not outlive the password either', async () => {
  const account = await anAccount()
  const [here, old] = [await tokenOf(account), await tokenOf(account)]
  const entries = await storedUnder(sessionEntryKey(account.id, '').PK)
  const { PK = '', SK = '' } = (entries[1] ?? {}) as { PK?: string; SK?: string }
  await remove({ PK, SK })
  await db.send(
    new UpdateCommand({
      TableName: env.tableName,
      Key: sessionKey(old),
      UpdateExpression: 'REMOVE sessionId',
    }),
  )
  expect((await change(here)).status).toBe(200)
  expect(await statusOf(old)).toBe(401)
  expect(await statusOf(here)).toBe(200)
})
