import { expect, test } from 'vitest'
import { login, register } from '#shared/api/auth.ts'
import type { ErrorBody } from '#shared/api/errors.ts'
import type { Author } from '#shared/api/members.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { statsPartition } from '../../community/stats/stats.items.ts'
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

const members = async (): Promise<number> =>
  (await storedUnder(statsPartition.PK)).reduce(
    (sum, shard) => sum + Number(shard['members'] ?? 0),
    0,
  )

test('a new member can sign in at once, and nobody else sees the address of their mail', async () => {
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

test('mail is optional, and an empty one is none', async () => {
  const { status, body } = await send(valid({ email: '' }))
  expect(status).toBe(201)
  const items = await storedUnder(memberKey(body.user.id).PK)
  expect(items.map(({ SK }) => SK)).toEqual(['PASSWORD', 'PROFILE'])
})

test('a lost answer and a second try: the name is taken, and nothing is counted twice', async () => {
  const account = valid()
  await send(account)
  const before = await members()
  const { status, body } = await send(account)
  expect(status).toBe(409)
  expect(body.message).toContain('schon vergeben')
  expect(await members()).toBe(before)
})

test('of many who want one name at once, in any spelling, exactly one gets it', async () => {
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
  ['no name', { username: '' }, 'Benutzername ist erforderlich'],
  ['one letter', { username: 'x' }, 'bis 30 Zeichen'],
  ['31 letters', { username: 'x'.repeat(31) }, 'bis 30 Zeichen'],
  ['a blank inside', { username: 'graf orlok' }, 'Buchstaben'],
  ['an umlaut', { username: 'höllenfürst' }, 'Buchstaben'],
  ['a look-alike letter', { username: 'аdmin' }, 'Buchstaben'],
  ['a reserved name', { username: 'Admin' }, 'reserviert'],
  ['the word undefined', { username: 'UNDEFINED' }, 'reserviert'],
  ['a name that is no text', { username: { $ne: null } }, 'erforderlich'],
  ['no display name', { displayName: '  ' }, 'Anzeigename ist erforderlich'],
  ['51 letters', { displayName: 'x'.repeat(51) }, 'Höchstens 50'],
  ['a control character', { displayName: 'Tod\u0000' }, 'Steuerzeichen'],
  ['a turned-around name', { displayName: '\u202eevil' }, 'Steuerzeichen'],
  ['a short password', { password: '123456789' }, 'mindestens 10 Zeichen'],
  ['an endless password', { password: 'x'.repeat(201) }, 'höchstens 200 Zeichen'],
  ['a crooked mail address', { email: 'kraehe@' }, 'gültige E-Mail'],
  ['a role of one’s own choice', { role: 'admin' }, 'Unbekanntes Feld: role'],
])('%s is refused in German', async (_name, overrides, words) => {
  const before = await members()
  const { status, body } = await send({ ...valid(), ...overrides })
  expect(status).toBe(400)
  expect(body.message).toContain(words)
  expect(body).toMatchObject({ code: 'invalid_input', error: body.message })
  expect(await members()).toBe(before)
})

test('a prototype in the body makes nobody an admin', async () => {
  const rawBody = JSON.stringify(valid()).replace('{', '{"__proto__":{"role":"admin"},')
  const headers = { 'content-type': 'application/json' }
  const answer = await call(handler, register, { rawBody, headers })
  expect(answer.status).toBe(400)
})

test('a name that stands for hate is refused', async () => {
  const answers = await Promise.all([
    send(valid({ username: 'NSBM-Fan' })),
    send(valid({ displayName: 'Rock Against Communism' })),
  ])
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [400, 'refused_content'],
    [400, 'refused_content'],
  ])
})

test('a flood from one address ends with a wait, and others still come in', async () => {
  const address = '203.0.113.77'
  const { limit } = THROTTLES.registrationsPerAddress
  for (let count = 1; count < limit; count++) await throttle('registrationsPerAddress', address)
  expect((await send(valid(), address)).status).toBe(201)
  const refused = await send(valid(), address)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.body.message).toContain('Registrierungen')
  expect((await send(valid(), '203.0.113.78')).status).toBe(201)
})

test('a connection with many IPv6 addresses counts as one', async () => {
  const { limit } = THROTTLES.registrationsPerAddress
  const prefix = '2001:db8:0:7::/64'
  for (let count = 1; count < limit; count++) await throttle('registrationsPerAddress', prefix)
  expect((await send(valid(), '2001:db8:0:7::1')).status).toBe(201)
  expect((await send(valid(), '2001:db8:0:7::2')).status).toBe(429)
  expect((await send(valid(), '2001:db8:0:8::2')).status).toBe(201)
})
