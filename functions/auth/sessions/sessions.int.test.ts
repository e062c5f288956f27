import { afterEach, expect, test, vi } from 'vitest'
import { currentUser, login, logout } from '#shared/api/auth.ts'
import type { ErrorBody } from '#shared/api/errors.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import {
  MAX_SESSION_SECONDS,
  SESSION_SECONDS,
  sessionKey,
  sessionsPartition,
} from '#platform/identity/session.items.ts'
import { update, write } from '#platform/table/index.ts'
import { anAccount, PASSWORD, signIn as signInWith } from '#testing/accounts.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { handler as currentUserHandler } from './current-user.ts'
import { handler as loginHandler } from './login.ts'
import { handler as logoutHandler } from './logout.ts'

const DAY = 24 * 3600

afterEach(() => {
  vi.useRealTimers()
})

const registered = async (): Promise<string> => (await anAccount()).username

const signIn = (username: string, password = PASSWORD) => signInWith(username, { password })

const whoAmI = (token?: string) => call(currentUserHandler, currentUser, { token })

const storedSession = (token: string) => stored(sessionKey(token))

const secondsLeft = async (token: string): Promise<number> =>
  Number((await storedSession(token))?.expiresAt) - Date.now() / 1000

const setSecondsLeft = (token: string, seconds: number) =>
  write(update(sessionKey(token), { set: { expiresAt: Math.floor(Date.now() / 1000) + seconds } }))

test('returns a token of 64 hex characters and stores only its hash', async () => {
  const username = await registered()
  const { status, body } = await signIn(username)
  expect(status).toBe(200)
  expect(body.authToken).toMatch(/^[0-9a-f]{64}$/)
  expect(body.user).toMatchObject({ username, displayName: 'Krähe' })
  expect(JSON.stringify(await storedSession(body.authToken))).not.toContain(body.authToken)
  expect(await secondsLeft(body.authToken)).toBeGreaterThan(SESSION_SECONDS - 60)
})

test('signs in when the username has another case and spaces around it', async () => {
  const username = await registered()
  expect((await signIn(`  ${username.toUpperCase()} `)).status).toBe(200)
})

test('makes the same calls and returns the same 401 when the username is unknown', async () => {
  const username = await registered()
  const known = await unitsOf(() => signIn(username, 'falsch'))
  const unknown = await unitsOf(() => signIn(`niemand-${newId()}`, 'falsch'))
  expect(known.calls).toBe(unknown.calls)
  const [wrong, unknownName] = [await signIn(username, 'falsch'), await signIn(newId(), 'falsch')]
  expect(wrong.status).toBe(401)
  expect(wrong.body).toEqual({ ...unknownName.body, requestId: wrong.body.requestId })
  expect(wrong.body.message).toBe('Benutzername oder Passwort falsch')
})

test.each([
  ['quotes', `' OR '1'='1`],
  ['a key of another item', 'USERNAME#admin'],
  ['emoji', '🤘🤘🤘'],
  ['right-to-left text', 'אבג'],
])('returns 401 when the username contains %s', async (_name, username) => {
  expect((await signIn(username)).status).toBe(401)
})

test.each([
  ['a line break', 'a\nb'],
  ['a control character', 'a\u0000b'],
  ['a lone surrogate', '\ud800x'],
])('returns 400 when the username contains %s', async (_name, username) => {
  const answer = await signIn(username)
  expect(answer.status).toBe(400)
  expect((answer.json as ErrorBody).message).toContain('Steuerzeichen')
})

test.each([
  ['empty', {}],
  ['made of objects', { username: { $gt: '' }, password: { $gt: '' } }],
  ['of a megabyte', { username: 'x', password: 'x'.repeat(1024 * 1024) }],
])('returns 400 or 413 with a German text when the body is %s', async (_name, body) => {
  const answer = await call(loginHandler, login, { body })
  expect([400, 413]).toContain(answer.status)
  expect((answer.json as ErrorBody).message).toMatch(/[a-zäöü]+/)
})

test('ends only the current session when the member signs out', async () => {
  const username = await registered()
  const [phone, desktop] = [await signIn(username), await signIn(username)]
  expect((await whoAmI(phone.body.authToken)).status).toBe(200)
  const out = await call(logoutHandler, logout, { token: phone.body.authToken })
  expect([out.status, out.json]).toEqual([200, { ok: true }])
  expect((await whoAmI(phone.body.authToken)).status).toBe(401)
  expect((await call(logoutHandler, logout, { token: phone.body.authToken })).status).toBe(401)
  expect((await whoAmI(desktop.body.authToken)).status).toBe(200)
})

test.each([
  ['missing', undefined],
  ['unknown', 'a'.repeat(64)],
  ['in upper case', 'A'.repeat(64)],
  ['too short', 'a'.repeat(63)],
  ['JSON', '{"token":"x"}'],
])('returns 401 when the token is %s', async (_name, token) => {
  expect((await whoAmI(token)).status).toBe(401)
})

test('prolongs a session to 30 days when it is used after two days', async () => {
  const { token } = await aMember()
  await setSecondsLeft(token, SESSION_SECONDS - 2 * DAY)
  expect((await whoAmI(token)).status).toBe(200)
  expect(await secondsLeft(token)).toBeGreaterThan(SESSION_SECONDS - 60)
})

test('returns 401 when the session has expired but is still stored', async () => {
  const { token } = await aMember()
  await setSecondsLeft(token, -1)
  expect((await whoAmI(token)).status).toBe(401)
})

test('ends a session 180 days after its sign-in, however often it is used', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const { id, token } = await aMember()
  const end = Date.now() / 1000 + MAX_SESSION_SECONDS
  for (let day = 0; day < 179; day += 20) {
    expect((await whoAmI(token)).status).toBe(200)
    vi.setSystemTime(Date.now() + 20 * DAY * 1000)
  }
  vi.setSystemTime((end - 60) * 1000)
  expect((await whoAmI(token)).status).toBe(200)
  expect(await secondsLeft(token)).toBeLessThan(61)
  const [entry] = await storedUnder(sessionsPartition(id))
  expect(entry?.seenAt).toBe(new Date().toISOString())
  vi.setSystemTime((end + 1) * 1000)
  expect((await whoAmI(token)).status).toBe(401)
})

test('returns 401 for a session older than 180 days that an earlier version prolonged', async () => {
  const { token } = await aMember()
  const createdAt = new Date(Date.now() - (MAX_SESSION_SECONDS + 60) * 1000).toISOString()
  await write(update(sessionKey(token), { set: { createdAt } }))
  expect((await whoAmI(token)).status).toBe(401)
})

test('writes once an hour when the session is about to reach its 180 days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const { token } = await aMember()
  vi.setSystemTime(Date.now() + 25 * DAY * 1000)
  for (let day = 25; day < 170; day += 25) {
    await whoAmI(token)
    vi.setSystemTime(Date.now() + 25 * DAY * 1000)
  }
  await whoAmI(token)
  expect((await unitsOf(() => whoAmI(token))).write).toBe(0)
})

test('reads 3.5 units when the app asks for the current user', async () => {
  const { token } = await aMember()
  const units = await unitsOf(() => whoAmI(token))
  expect(units).toEqual({ read: 3.5, write: 0, calls: 4 })
  const first = await whoAmI(token)
  const again = await call(currentUserHandler, currentUser, {
    token,
    headers: { 'if-none-match': first.headers['etag'] ?? '' },
  })
  expect([again.status, again.text]).toEqual([304, ''])
})

test('says whether the member is an organizer', async () => {
  const { id, token } = await aMember()
  expect((await whoAmI(token)).json).toMatchObject({ isOrganizer: false })
  await write(update(memberKey(id), { set: { selectedRoles: ['fan', 'organizer'] } }))
  expect((await whoAmI(token)).json).toMatchObject({ isOrganizer: true })
})
