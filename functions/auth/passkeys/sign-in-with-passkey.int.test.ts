import { afterEach, expect, test, vi } from 'vitest'
import { currentUser } from '#shared/api/auth.ts'
import type { ErrorBody } from '#shared/api/errors.ts'
import { listPasskeys, passkeyOptions, removePasskey, renamePasskey } from '#shared/api/passkeys.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { throttle } from '#platform/http/throttle.ts'
import { newAuthenticator, type Twist } from '#testing/authenticator.ts'
import { call } from '#testing/call.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { remove } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { aPasskey, askToCreate, askToSignIn, register, verify } from '#testing/passkeys.ts'
import { handler as currentUserHandler } from '../sessions/current-user.ts'
import { decoySecretKey } from './decoy-secret.items.ts'
import { forgetDecoySecret } from './decoy-secret.repository.ts'
import { handler as listHandler } from './list-passkeys.ts'
import { handler as optionsHandler } from './passkey-options.ts'
import { handler as removeHandler } from './remove-passkey.ts'
import { handler as renameHandler } from './rename-passkey.ts'

interface Options {
  readonly challenge: string
  readonly allowCredentials: readonly { readonly id: string }[]
}

afterEach(() => {
  vi.useRealTimers()
})

const optionsFor = async (query: Record<string, string>) =>
  (await call(optionsHandler, passkeyOptions, { query })).json as Options

const outcome = ({ status, json }: { status: number; json: unknown }) => [
  status,
  (json as ErrorBody).message,
]

const REFUSED = [
  401,
  'Passkey konnte nicht verifiziert werden. Vielleicht wurde er in den Einstellungen entfernt: Dann melde dich mit deinem Passwort an.',
]

const list = async ({ token }: TestMember) =>
  (await call(listHandler, listPasskeys, { token })).json as { id: string; lastUsedAt: string }[]

const rename = ({ token }: TestMember, id: string, name: string) =>
  call(renameHandler, renamePasskey, { token, params: { id }, body: { name } })

const removeOne = ({ token }: TestMember, id: string) =>
  call(removeHandler, removePasskey, { token, params: { id } })

test('opens a session when the challenge was requested without a username', async () => {
  const member = await aMember()
  const passkey = await aPasskey(member)
  const { challenge, allowCredentials } = await optionsFor({})
  expect(allowCredentials).toEqual([])
  const { status, json } = await verify(passkey.assert(challenge, { userHandle: member.id }))
  const { authToken: token, user } = json as { authToken: string; user: object }
  expect(status).toBe(200)
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(user).toMatchObject({ id: member.id, username: member.username })
  expect((await call(currentUserHandler, currentUser, { token })).status).toBe(200)
  expect((await list(member))[0]?.lastUsedAt).toMatch(/^20/)
})

test('accepts an assertion when its bytes are arrays of numbers', async () => {
  const passkey = await aPasskey(await aMember())
  const { assertion } = passkey.assert(await askToSignIn())
  const numbers = (text: string) => [...Buffer.from(text, 'base64url')]
  const response = Object.fromEntries(
    Object.entries(assertion.response).map(([name, value]) => [name, numbers(value)]),
  )
  const { id, rawId } = assertion
  const body = { assertion: { id, rawId: numbers(rawId), response } }
  expect((await verify(body)).status).toBe(200)
})

test('returns 401 when an assertion is used twice, also concurrently', async () => {
  const passkey = await aPasskey(await aMember())
  const assertion = passkey.assert(await askToSignIn())
  const answers = await Promise.all([verify(assertion), verify(assertion)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  expect(outcome(await verify(assertion))).toEqual(REFUSED)
})

test('returns 401 when the challenge was used in a refused attempt', async () => {
  const passkey = await aPasskey(await aMember())
  const challenge = await askToSignIn()
  expect(outcome(await verify(passkey.assert(challenge, { rpId: 'evil.test' })))).toEqual(REFUSED)
  expect(outcome(await verify(passkey.assert(challenge)))).toEqual(REFUSED)
})

test('returns 401 when the challenge is older than five minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const passkey = await aPasskey(await aMember())
  const challenge = await askToSignIn()
  vi.setSystemTime(Date.now() + 301_000)
  expect(outcome(await verify(passkey.assert(challenge)))).toEqual(REFUSED)
})

test.each<[string, Twist]>([
  ['another site', { origin: 'https://hoellenlaerm.example.evil.test' }],
  ['another relying party', { rpId: 'evil.test' }],
  ['a creation', { type: 'webauthn.create' }],
  ['a user who was not verified', { isUserVerified: false }],
  ['the user handle of another member', { userHandle: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }],
])('returns 401 when the assertion is of %s', async (_name, twist) => {
  const passkey = await aPasskey(await aMember())
  expect(outcome(await verify(passkey.assert(await askToSignIn(), twist)))).toEqual(REFUSED)
})

test('returns the same 401 when the key, the credential id or the challenge is unknown', async () => {
  const passkey = await aPasskey(await aMember())
  const foreign = newAuthenticator(passkey.credentialId)
  expect(outcome(await verify(foreign.assert(await askToSignIn())))).toEqual(REFUSED)
  expect(outcome(await verify(newAuthenticator().assert(await askToSignIn())))).toEqual(REFUSED)
  expect(outcome(await verify(passkey.assert('made up')))).toEqual(REFUSED)
})

test('returns 401 when the challenge is for creating a passkey', async () => {
  const member = await aMember()
  const passkey = await aPasskey(member)
  expect(outcome(await verify(passkey.assert(await askToCreate(member))))).toEqual(REFUSED)
})

test('returns 401 when the challenge was requested for another username', async () => {
  const [member, other] = [await aMember(), await aMember()]
  const [passkey, otherPasskey] = [await aPasskey(member), await aPasskey(other)]
  const { challenge, allowCredentials } = await optionsFor({
    username: ` ${member.username.toUpperCase()} `,
  })
  expect(allowCredentials).toEqual([{ id: passkey.credentialId.toString('base64url') }])
  expect(outcome(await verify(otherPasskey.assert(challenge)))).toEqual(REFUSED)
  const again = await optionsFor({ username: member.username })
  expect((await verify(passkey.assert(again.challenge))).status).toBe(200)
})

test('returns stable credentials when the username has no passkey or does not exist', async () => {
  const member = await aMember()
  for (const username of [member.username, 'gibt_es_nicht', '🤘']) {
    const [one, other] = [
      await optionsFor({ username }),
      await optionsFor({ username: ` ${username.toUpperCase()}` }),
    ]
    expect(one.allowCredentials.length).toBeGreaterThan(0)
    expect(one.allowCredentials).toEqual(other.allowCredentials)
    expect(one.challenge).not.toBe(other.challenge)
  }
})

test('returns the same made-up credentials from every function instance, also from the first two', async () => {
  const username = 'gibt_es_nicht'
  await remove(decoySecretKey)
  const ask = () => {
    forgetDecoySecret()
    return optionsFor({ username })
  }
  const [one, other] = await Promise.all([ask(), ask()])
  expect(one.allowCredentials).toEqual(other.allowCredentials)
  expect((await ask()).allowCredentials).toEqual(one.allowCredentials)
})

test('makes the same calls for a username with passkeys, without, and without a member', async () => {
  const [member, other] = [await aMember(), await aMember()]
  await aPasskey(member)
  const calls: number[] = []
  for (const username of [member.username, other.username, 'gibt_es_nicht'])
    calls.push((await unitsOf(() => optionsFor({ username }))).calls)
  expect(new Set(calls).size).toBe(1)
})

test('returns 401 when the counter does not rise', async () => {
  const passkey = await aPasskey(await aMember())
  expect((await verify(passkey.assert(await askToSignIn(), { counter: 7 }))).status).toBe(200)
  for (const counter of [7, 6, 0]) {
    expect(outcome(await verify(passkey.assert(await askToSignIn(), { counter })))).toEqual(REFUSED)
  }
  expect((await verify(passkey.assert(await askToSignIn(), { counter: 8 }))).status).toBe(200)
})

test('opens one session when two concurrent assertions carry the same counter', async () => {
  const passkey = await aPasskey(await aMember())
  const challenges = [await askToSignIn(), await askToSignIn()]
  const answers = await Promise.all(
    challenges.map((challenge) => verify(passkey.assert(challenge, { counter: 1 }))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('opens a session each time when the counter stays 0', async () => {
  const passkey = await aPasskey(await aMember())
  for (let times = 0; times < 3; times++) {
    const answer = await verify(passkey.assert(await askToSignIn(), { counter: 0 }))
    expect(answer.status).toBe(200)
  }
})

test('returns 401 when the passkey was removed, and lets its credential be registered again', async () => {
  const member = await aMember()
  const passkey = await aPasskey(member)
  const assertion = passkey.assert(await askToSignIn())
  expect((await removeOne(member, passkey.id)).status).toBe(200)
  expect(outcome(await verify(assertion))).toEqual(REFUSED)
  expect((await removeOne(member, passkey.id)).status).toBe(404)
  expect(await list(member)).toEqual([])
  const again = newAuthenticator(passkey.credentialId)
  expect((await register(member, again.attest(await askToCreate(member)))).status).toBe(201)
})

test('returns 404 when a member renames or removes the passkey of another member', async () => {
  const [member, other] = [await aMember(), await aMember()]
  const { id } = await aPasskey(member)
  expect((await rename(other, id, 'Meiner')).status).toBe(404)
  expect((await removeOne(other, id)).status).toBe(404)
  expect((await rename(member, id, 'Handy')).json).toMatchObject({ id, name: 'Handy' })
})

test('returns 400 when the new name of a passkey is empty, too long or has control characters', async () => {
  const member = await aMember()
  const { id } = await aPasskey(member)
  for (const name of ['  ', 'x'.repeat(51), 'net\u0007eg']) {
    expect((await rename(member, id, name)).status).toBe(400)
  }
})

test('returns 429 when an address requests too many challenges', async () => {
  const [address, network] = ['203.0.113.40', '203.0.113.0/24']
  const { limit } = THROTTLES.passkeyChallengesPerAddress
  for (let count = 0; count < limit; count++) await throttle('passkeyChallengesPerAddress', network)
  const answer = await call(optionsHandler, passkeyOptions, { address, query: {} })
  expect(outcome(answer)).toEqual([429, expect.stringContaining('Versuche mit Passkeys')])
})
