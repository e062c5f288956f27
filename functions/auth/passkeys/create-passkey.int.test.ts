import { randomBytes } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import type { ErrorBody } from '#shared/api/errors.ts'
import { passkeyChallenge } from '#shared/api/passkeys.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { newAuthenticator, type Twist } from '#testing/authenticator.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { aPasskey, askToCreate, askToSignIn, register } from '#testing/passkeys.ts'
import { storedUnder } from '#testing/stored.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { handler as challengeHandler } from './passkey-challenge.ts'

afterEach(() => {
  vi.useRealTimers()
})

const text = (json: unknown): string => (json as ErrorBody).message

const REFUSED = [400, 'Fehler beim Registrieren des Passkeys']

test('returns a challenge with the member and the existing credentials', async () => {
  const member = await aMember()
  const { credentialId } = await aPasskey(member)
  const { json } = await call(challengeHandler, passkeyChallenge, { token: member.token })
  expect(json).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/) as unknown,
    rpId: 'localhost',
    user: { id: member.id, username: member.username, displayName: member.username },
    excludeCredentials: [{ id: credentialId.toString('base64url') }],
  })
})

test('stores the passkey under the trimmed name when the attestation is valid', async () => {
  const member = await aMember()
  const attested = newAuthenticator().attest(await askToCreate(member))
  const { status, json } = await register(member, { ...attested, name: ' Mein Schlüsselbund ' })
  expect(status).toBe(201)
  expect(json).toMatchObject({ name: 'Mein Schlüsselbund', lastUsedAt: null, isSynced: false })
})

test('returns 400 when a challenge is used twice, also concurrently', async () => {
  const member = await aMember()
  const attested = newAuthenticator().attest(await askToCreate(member))
  const answers = await Promise.all([register(member, attested), register(member, attested)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
  const again = await register(member, attested)
  expect([again.status, text(again.json)]).toEqual(REFUSED)
})

test('returns 400 when the challenge belongs to another member, to a sign-in, or is unknown', async () => {
  const [member, other] = [await aMember(), await aMember()]
  for (const challenge of [await askToCreate(other), await askToSignIn(), 'made up']) {
    const { status, json } = await register(member, newAuthenticator().attest(challenge))
    expect([status, text(json)]).toEqual(REFUSED)
  }
})

test('returns 400 when the challenge is older than five minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const member = await aMember()
  const [early, late] = [await askToCreate(member), await askToCreate(member)]
  vi.setSystemTime(Date.now() + 299_000)
  expect((await register(member, newAuthenticator().attest(early))).status).toBe(201)
  vi.setSystemTime(Date.now() + 2_000)
  expect((await register(member, newAuthenticator().attest(late))).status).toBe(400)
})

test.each<[string, Twist]>([
  ['another site', { origin: 'https://hoellenlaerm.example.evil.test' }],
  ['the same site without TLS', { origin: 'http://127.0.0.1:8080' }],
  ['another relying party', { rpId: 'evil.test' }],
  ['a sign-in', { type: 'webauthn.get' }],
  ['a user who was not verified', { isUserVerified: false }],
])('returns 400 when the attestation is of %s', async (_name, twist) => {
  const member = await aMember()
  const attested = newAuthenticator().attest(await askToCreate(member), twist)
  const { status, json } = await register(member, attested)
  expect([status, text(json)]).toEqual(REFUSED)
})

test('returns 400 when the credential id differs from the attested one', async () => {
  const member = await aMember()
  const attested = newAuthenticator().attest(await askToCreate(member))
  const answer = await register(member, { ...attested, credentialId: [...randomBytes(32)] })
  expect([answer.status, text(answer.json)]).toEqual(REFUSED)
})

test.each([
  ['no bytes', []],
  ['numbers above 255', [256]],
  ['fractions', [0.5]],
  ['texts in the array', ['1']],
  ['a text', 'AQID'],
  ['too many bytes', Array<number>(12_001).fill(1)],
])('returns 400 when the attestation is %s', async (_name, attestationObject) => {
  const member = await aMember()
  const attested = newAuthenticator().attest(await askToCreate(member))
  const bad = { ...attested, attestationObject: attestationObject as number[] }
  expect((await register(member, bad)).status).toBe(400)
})

test('returns 400 when the attestation is not CBOR, or CBOR without an end', async () => {
  const member = await aMember()
  for (const attestationObject of [[0xff], [0xbf, 0x5f], Array<number>(12_000).fill(0x9f)]) {
    const attested = newAuthenticator().attest(await askToCreate(member))
    const { status } = await register(member, { ...attested, attestationObject })
    expect(status).toBe(400)
  }
})

test('returns 409 when another member has the credential', async () => {
  const [owner, thief] = [await aMember(), await aMember()]
  const { credentialId } = await aPasskey(owner)
  const copy = newAuthenticator(credentialId)
  const { status, json } = await register(thief, copy.attest(await askToCreate(thief)))
  expect([status, text(json)]).toEqual([409, 'Diesen Passkey gibt es schon.'])
})

test('stores ten of twelve concurrent passkeys and then returns 409 with the limit', async () => {
  const member = await aMember()
  const challenges = await Promise.all(Array.from({ length: 12 }, () => askToCreate(member)))
  const answers = await Promise.all(
    challenges.map((challenge) => register(member, newAuthenticator().attest(challenge))),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(LIMITS.passkeys)
  const items = await storedUnder(memberKey(member.id).PK)
  expect(items.filter(({ SK }) => SK.startsWith('PASSKEY#'))).toHaveLength(LIMITS.passkeys)
  const { status, json } = await call(challengeHandler, passkeyChallenge, { token: member.token })
  expect([status, text(json)]).toEqual([409, expect.stringContaining('Mehr als 10 Passkeys')])
})
