import { expect, test } from 'vitest'
import { login, register } from '#shared/api/auth.ts'
import type { ErrorBody } from '#shared/api/errors.ts'
import type { Author } from '#shared/api/members.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { readStats } from '../../community/stats/stats.repository.ts'
import { newId } from '#platform/runtime/ids.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { throttle } from '#platform/http/throttle.ts'
import { call } from '#testing/call.ts'
import { storedUnder } from '#testing/stored.ts'
import { handler as loginHandler } from '../sessions/login.ts'
import { handler } from './register.ts'

const PASSWORD = 'Grabesstille 7'
const aName = (): string => `Fan-${newId().slice(-12)}`

const send = async (body: unknown, address?: string) => {
  const answer = await call(handler, register, { body, ...(address ? { address } : {}) })
  return { ...answer, body: answer.json as { user: Author } & ErrorBody }
}

const valid = (overrides: Record<string, unknown> = {}) => ({
  username: aName(),
  displayName: 'Nebelkrähe',
  password: PASSWORD,
  ...overrides,
})

const members = async (): Promise<number> => (await readStats()).members

test('creates an account that can sign in and keeps the mail address in a private item', async () => {
  const before = await members()
  const username = aName()
  const { status, body } = await send(
    valid({ username, displayName: '  Nebelkrähe ', email: 'kraehe@example.org' }),
  )
  expect(status).toBe(201)
  expect(body.user).toEqual({
    id: body.user.id,
    username,
    displayName: 'Nebelkrähe',
    avatar: null,
    isVerified: false,
  })
  expect(await members()).toBe(before + 1)

  const items = await storedUnder(memberKey(body.user.id).PK)
  expect(items.map(({ SK }) => SK)).toEqual(['PASSWORD', 'PRIVATE', 'PROFILE'])
  expect(JSON.stringify(items)).not.toContain(PASSWORD)
  expect(JSON.stringify(items.filter(({ SK }) => SK !== 'PRIVATE'))).not.toContain('@')

  const signIn = await call(loginHandler, login, { body: { username, password: PASSWORD } })
  expect(signIn.status).toBe(200)
})

test('stores no mail address when it is empty', async () => {
  const { status, body } = await send(valid({ email: '' }))
  expect(status).toBe(201)
  const items = await storedUnder(memberKey(body.user.id).PK)
  expect(items.map(({ SK }) => SK)).toEqual(['PASSWORD', 'PROFILE'])
})

test('returns 409 and counts the member once when the request is repeated', async () => {
  const account = valid()
  await send(account)
  const before = await members()
  const { status, body } = await send(account)
  expect(status).toBe(409)
  expect(body.message).toContain('schon vergeben')
  expect(await members()).toBe(before)
})

test('creates one account when several concurrent requests want a username in different case', async () => {
  const name = aName()
  const before = await members()
  const spellings = Array.from({ length: 8 }, (_, at) =>
    at % 2 ? name.toUpperCase() : name.toLowerCase(),
  )
  const answers = await Promise.all(spellings.map((username) => send(valid({ username }))))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)])
  expect(await members()).toBe(before + 1)
})

test.each([
  ['no username', { username: '' }, 'Benutzername ist erforderlich'],
  ['a username of one letter', { username: 'x' }, 'bis 30 Zeichen'],
  ['a username of 31 letters', { username: 'x'.repeat(31) }, 'bis 30 Zeichen'],
  ['a space in the username', { username: 'graf orlok' }, 'Buchstaben'],
  ['an umlaut in the username', { username: 'höllenfürst' }, 'Buchstaben'],
  ['a Cyrillic letter in the username', { username: 'аdmin' }, 'Buchstaben'],
  ['a reserved username', { username: 'Admin' }, 'reserviert'],
  ['the username undefined', { username: 'UNDEFINED' }, 'reserviert'],
  ['a username that is an object', { username: { $ne: null } }, 'erforderlich'],
  ['no display name', { displayName: '  ' }, 'Anzeigename ist erforderlich'],
  ['a display name of 51 letters', { displayName: 'x'.repeat(51) }, 'Höchstens 50'],
  ['a control character in the display name', { displayName: 'Tod\u0000' }, 'Steuerzeichen'],
  ['a display name that nobody sees', { displayName: '\u202e\u200b' }, 'erforderlich'],
  ['a short password', { password: '123456789' }, 'mindestens 10 Zeichen'],
  ['a password that is too long', { password: 'x'.repeat(201) }, 'höchstens 200 Zeichen'],
  ['an invalid mail address', { email: 'kraehe@' }, 'gültige E-Mail'],
])('returns 400 with a German text when the request has %s', async (_name, overrides, words) => {
  const before = await members()
  const { status, body } = await send({ ...valid(), ...overrides })
  expect(status).toBe(400)
  expect(body.message).toContain(words)
  expect(body).toMatchObject({ code: 'invalid_input', error: body.message })
  expect(await members()).toBe(before)
})

test.each([
  ['common', '1234567890'],
  ['the name of the product', 'hoellenlaerm'],
  ['the username', 'Nachtfrost-1987'],
])('returns 400 when the password is %s', async (_name, password) => {
  const before = await members()
  const { status, body } = await send(valid({ username: 'Nachtfrost', password }))
  expect([status, body.code]).toEqual([400, 'weak_password'])
  expect(await members()).toBe(before)
})

test('takes no role from the body, nor through __proto__', async () => {
  const rawBody = JSON.stringify(valid()).replace(
    '{',
    '{"role":"admin","__proto__":{"role":"admin"},',
  )
  const headers = { 'content-type': 'application/json' }
  const answer = await call(handler, register, { rawBody, headers })
  expect(answer.status).toBe(201)
  expect((answer.json as { user: { role?: string } }).user.role).not.toBe('admin')
})

test('returns 400 when the username or display name meets the NSBM guard', async () => {
  const answers = await Promise.all([
    send(valid({ username: 'NSBM-Fan' })),
    send(valid({ displayName: 'Rock Against Communism' })),
    send(valid({ username: 'HeilHitler88' })),
  ])
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [400, 'refused_content'],
    [400, 'refused_content'],
    [400, 'refused_content'],
  ])
})

test('returns 429 for an IPv4 network when it registers too often, and not for others', async () => {
  const address = '203.0.113.77'
  const network = '203.0.113.0/24'
  const { limit } = THROTTLES.registrationsPerAddress
  for (let count = 1; count < limit; count++) await throttle('registrationsPerAddress', network)
  expect((await send(valid(), address)).status).toBe(201)
  const refused = await send(valid(), address)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.body.message).toContain('Registrierungen')
  expect((await send(valid(), '203.0.113.78')).status).toBe(429)
  expect((await send(valid(), '203.0.114.77')).status).toBe(201)
})

test('counts IPv6 addresses together when they share a /64 prefix', async () => {
  const { limit } = THROTTLES.registrationsPerAddress
  const prefix = '2001:db8:0:7::/64'
  for (let count = 1; count < limit; count++) await throttle('registrationsPerAddress', prefix)
  expect((await send(valid(), '2001:db8:0:7::1')).status).toBe(201)
  expect((await send(valid(), '2001:db8:0:7::2')).status).toBe(429)
  expect((await send(valid(), '2001:db8:0:8::2')).status).toBe(201)
})
