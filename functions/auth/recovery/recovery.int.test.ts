import { randomUUID } from 'node:crypto'
import { faults } from '#testing/fault-proxy.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { currentUser } from '#shared/api/auth.ts'
import type { ErrorBody } from '#shared/api/errors.ts'
import { recover, recoveryCodes, renewRecoveryCodes } from '#shared/api/recovery.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { newId } from '#platform/runtime/ids.ts'
import { throttle } from '#platform/http/throttle.ts'
import { anAccount, PASSWORD, signIn, tokenOf, type Account } from '#testing/accounts.ts'
import { call, refusalOf } from '#testing/call.ts'
import { aPasskey } from '#testing/passkeys.ts'
import { stored } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { handler as currentUserHandler } from '../sessions/current-user.ts'
import { handler as recoverHandler } from './recover.ts'
import { handler as codesHandler } from './recovery-codes.ts'
import { recoveryKey } from './recovery.items.ts'
import { handler as renewHandler } from './renew-recovery-codes.ts'

const NEW = 'Noch viel lauter 8'
const HOUR = 3600_000

afterEach(() => {
  vi.useRealTimers()
  faults.clear()
})

const renew = (token: string, password?: string) =>
  call(renewHandler, renewRecoveryCodes, { token, body: password ? { password } : {} })

const codesOf = async (token: string, password?: string): Promise<string[]> =>
  ((await renew(token, password)).json as { codes: string[] }).codes

const remainingCodes = async (token: string) =>
  (await call(codesHandler, recoveryCodes, { token })).json as {
    remaining: number
    createdAt: string | null
  }

const redeem = (username: string, code: string, password = NEW, address = '198.51.100.7') =>
  call(recoverHandler, recover, { body: { username, code, password }, address })

const outcome = ({ status, json }: { status: number; json: unknown }) => [
  status,
  (json as ErrorBody).message,
]

const WRONG = [401, expect.stringContaining('Wiederherstellungscode falsch')]

const withCodes = async (): Promise<{ account: Account; token: string; codes: string[] }> => {
  const account = await anAccount()
  const token = await tokenOf(account)
  return { account, token, codes: await codesOf(token) }
}

test('returns ten different codes and stores only their hashes when the account is new', async () => {
  const { account, token, codes } = await withCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes)
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  const item = await stored(recoveryKey(account.id))
  const hashes = [...(item?.hashes ?? [])]
  expect(hashes).toHaveLength(10)
  for (const code of codes) expect(JSON.stringify(hashes)).not.toContain(code)
  expect(await remainingCodes(token)).toEqual({ remaining: 10, createdAt: item?.createdAt })
})

test('sets the password, ends every session and opens a new one when the code is right', async () => {
  const { account, token, codes } = await withCodes()
  const { status, json } = await redeem(account.username, codes[3] ?? '')
  expect(status).toBe(200)
  const { authToken } = json as { authToken: string }
  expect((await call(currentUserHandler, currentUser, { token })).status).toBe(401)
  expect((await call(currentUserHandler, currentUser, { token: authToken })).status).toBe(200)
  expect((await remainingCodes(authToken)).remaining).toBe(9)
  expect((await signIn(account.username)).status).toBe(401)
  expect((await signIn(account.username, { password: NEW })).status).toBe(200)
})

test('accepts a code when it is typed in lower case, without dashes, with o for 0 and l for 1', async () => {
  const { account, codes } = await withCodes()
  const [code = ''] = codes
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
  expect((await redeem(account.username.toUpperCase(), typed)).status).toBe(200)
})

test('accepts a code once when it is used several times, also concurrently', async () => {
  const { account, codes } = await withCodes()
  const [code = ''] = codes
  const attempts = Array.from({ length: 5 }, (_, at) =>
    redeem(account.username, code, `Passwort ${at} lauter`),
  )
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 401)).toHaveLength(4)
  expect(outcome(await redeem(account.username, code))).toEqual(WRONG)
  const winner = `Passwort ${statuses.indexOf(200)} lauter`
  expect((await signIn(account.username, { password: winner })).status).toBe(200)
})

test('returns 409 when a concurrent recovery with another code wins the race', async () => {
  const { account, codes } = await withCodes()
  const [first = '', second = ''] = codes
  let transactions = 0
  const afterPassword = {
    test: (operation: string) => operation.endsWith('TransactWriteItems') && ++transactions > 1,
  }
  faults.inject('hold', 1, afterPassword)
  const overtaken = redeem(account.username, first, 'Zu langsam gewesen')
  await eventually(() => {
    expect(faults.met).toBe(1)
  })
  const { status, json } = await redeem(account.username, second)
  expect(status).toBe(200)
  faults.clear()

  const text: unknown = expect.stringContaining('Melde dich mit dem neueren an.')
  expect(outcome(await overtaken)).toEqual([409, text])
  const { authToken } = json as { authToken: string }
  expect((await remainingCodes(authToken)).remaining).toBe(8)
  expect((await signIn(account.username, { password: NEW })).status).toBe(200)
})

test('returns the same 401 when the code belongs to another member, was replaced, or is made up', async () => {
  const [mine, theirs] = [await withCodes(), await withCodes()]
  const fresh = await codesOf(mine.token, PASSWORD)
  const { username } = mine.account
  for (const code of [theirs.codes[0], mine.codes[0], 'AAAA-BBBB-CCCC-DDDD', '🤘', '-']) {
    expect(outcome(await redeem(username, code ?? ''))).toEqual(WRONG)
  }
  expect((await redeem(username, fresh[0] ?? '')).status).toBe(200)
})

test('makes the same calls and returns the same 401 when the username is unknown', async () => {
  const { account } = await withCodes()
  const known = await unitsOf(() => redeem(account.username, 'AAAA-BBBB-CCCC-DDDD'))
  const unknown = await unitsOf(() => redeem(`niemand-${newId()}`, 'AAAA-BBBB-CCCC-DDDD'))
  expect(known.calls).toBe(unknown.calls)
  expect(outcome(await redeem(newId(), 'AAAA-BBBB-CCCC-DDDD'))).toEqual(WRONG)
})

test('returns 429 when wrong codes reach the limit of wrong passwords', async () => {
  const { account, codes } = await withCodes()
  const guesses = Array.from({ length: 15 }, (_, at) => redeem(account.username, `GUESS-${at}`))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  const { limit } = THROTTLES.wrongPasswordsPerAccountAndAddress
  expect(statuses.filter((status) => status === 401)).toHaveLength(limit)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15 - limit)
  const [code = ''] = codes
  expect((await redeem(account.username, code)).status).toBe(429)
  expect((await signIn(account.username)).status).toBe(429)
  expect((await redeem(account.username, code, NEW, '10.8.1.7')).status).toBe(200)
})

test('returns 429 for an address when its wrong attempts reach the limit, and not for others', async () => {
  const { account, codes } = await withCodes()
  const [address, network] = ['203.0.113.11', '203.0.113.0/24']
  const { limit } = THROTTLES.wrongPasswordsPerAddress
  for (let count = 0; count < limit; count++) await throttle('wrongPasswordsPerAddress', network)
  expect((await redeem(account.username, codes[0] ?? '', NEW, address)).status).toBe(429)
  expect((await redeem(account.username, codes[0] ?? '')).status).toBe(200)
})

test('redeems a code on a device that signed in before when others used up the account', async () => {
  const { account, codes } = await withCodes()
  const deviceMark = randomUUID()
  await signIn(account.username, { deviceMark })
  const [name, subject] = ['wrongPasswordsPerAccount', account.username.toLowerCase()] as const
  for (let count = 0; count < THROTTLES[name].limit; count++) await throttle(name, subject)
  const body = { username: account.username, code: codes[0] ?? '', password: NEW }
  expect((await call(recoverHandler, recover, { body })).status).toBe(429)
  const marked = { body: { ...body, deviceMark } }
  expect((await call(recoverHandler, recover, marked)).status).toBe(200)
  expect((await signIn(account.username, { password: NEW, deviceMark })).status).toBe(200)
})

test('lists the passkeys that were added since the password before', async () => {
  const { account, token, codes } = await withCodes()
  const { id } = await aPasskey({ token })
  const [first = '', second = ''] = codes
  const answer = await redeem(account.username, first)
  expect(answer.json).toMatchObject({ newPasskeys: [{ id, name: expect.any(String) as unknown }] })
  expect((await redeem(account.username, second)).json).toMatchObject({ newPasskeys: [] })
})

test.each(['Passwort123', 'Höllenlärm 666'])(
  'returns the same 400 for known and unknown usernames and keeps the code when the password is %s',
  async (password) => {
    const { account, codes } = await withCodes()
    const [code = ''] = codes
    const known = await redeem(account.username, code, password)
    expect([known.status, (known.json as ErrorBody).code]).toEqual([400, 'weak_password'])
    expect(refusalOf(await redeem(newId(), code, password))).toEqual(refusalOf(known))
    expect((await redeem(account.username, code)).status).toBe(200)
  },
)

test('returns 400 and keeps the code when the new password is too short', async () => {
  const { account, codes } = await withCodes()
  expect((await redeem(account.username, codes[0] ?? '', 'kurz')).status).toBe(400)
  expect((await redeem(account.username, codes[0] ?? '')).status).toBe(200)
})

const NEEDED = [403, 'Bitte bestätige mit deinem Passwort, dass du es bist.']

test('returns 403 when a member replaces codes without the password', async () => {
  const { account, token, codes } = await withCodes()
  expect(outcome(await renew(token))).toEqual(NEEDED)
  expect(outcome(await renew(token, 'falsch'))).toEqual([
    403,
    'Dein aktuelles Passwort stimmt nicht.',
  ])
  expect((await redeem(account.username, codes[0] ?? '')).status).toBe(200)
})

test('returns 403 for the first codes when the account is older than an hour and the password is missing', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const account = await anAccount()
  vi.setSystemTime(Date.now() + 1.1 * HOUR)
  const token = await tokenOf(account)
  expect(outcome(await renew(token))).toEqual(NEEDED)
  expect((await renew(token, PASSWORD)).status).toBe(201)
})

test('returns the first codes once when they are requested concurrently', async () => {
  const token = await tokenOf(await anAccount())
  const answers = await Promise.all([renew(token), renew(token), renew(token)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403])
})

test('requires the password for new codes when all codes are used', async () => {
  const { account, codes } = await withCodes()
  for (const [at, code] of codes.entries()) {
    expect((await redeem(account.username, code, `Passwort ${at} lauter`)).status).toBe(200)
  }
  const { body } = await signIn(account.username, { password: 'Passwort 9 lauter' })
  expect((await remainingCodes(body.authToken)).remaining).toBe(0)
  expect(outcome(await renew(body.authToken))).toEqual(NEEDED)
  expect((await renew(body.authToken, 'Passwort 9 lauter')).status).toBe(201)
  expect((await remainingCodes(body.authToken)).remaining).toBe(10)
})
