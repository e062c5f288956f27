import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { nameLine } from '../domain/text.ts'
import { DeviceMark, SignedIn, TypedUsername } from './auth.ts'
import { contract } from './contract.ts'
import { MemberId } from './members.ts'

const Byte = z.int().check(z.gte(0), z.lte(255))

const bytes = (max: number, min = 1) => z.array(Byte).check(z.minLength(min), z.maxLength(max))

const base64Url = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[\w-]+$/))

/** Clients send bytes as arrays of numbers or, like WebAuthn's own JSON, as base64url. */
const eitherWay = (max: number) => z.union([base64Url(Math.ceil((max * 4) / 3)), bytes(max)])

/** WebAuthn allows 1,023 bytes. */
const CREDENTIAL_ID_BYTES = 1023

const CredentialRef = z.object({
  id: z.string(),
  /** Hints where the browser finds it. */
  transports: z.optional(z.array(z.string())),
})

const PasskeyName = nameLine(LIMITS.passkeyName).check(z.minLength(1, 'Der Name fehlt.'))

export const PasskeyInfo = z.object({
  id: z.string(),
  /** By which the browser knows it, base64url. */
  credentialId: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** The member's account at the authenticator's maker syncs it to other devices. */
  isSynced: z.boolean(),
})
export type PasskeyInfo = z.infer<typeof PasskeyInfo>

/** The answer of a passkey to a challenge. */
export const Assertion = z.object({
  id: eitherWay(CREDENTIAL_ID_BYTES),
  rawId: eitherWay(CREDENTIAL_ID_BYTES),
  response: z.object({
    authenticatorData: eitherWay(2048),
    clientDataJSON: eitherWay(2048),
    signature: eitherWay(1024),
    userHandle: z.optional(z.nullable(eitherWay(64))),
  }),
})

/** The SHA-256 of the credential's id, which itself may be too long for a path. */
const params = z.object({ id: z.string().check(z.regex(/^[\w-]{43}$/)) })

export const passkeyChallenge = contract({
  id: 'passkeyChallenge',
  method: 'POST',
  path: '/api/auth/passkey/challenge',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'A challenge for creating a passkey; single use, five minutes',
  response: z.object({
    challenge: z.string(),
    rpId: z.string(),
    user: z.object({ id: MemberId, username: z.string(), displayName: z.string() }),
    excludeCredentials: z.array(CredentialRef),
  }),
  errors: ['conflict', 'throttled'],
  // A challenge lasts five minutes, so that the answer to it also comes within ten.
  signedInWithinMinutes: 5,
  throttle: 'profileChanges',
})

export const registerPasskey = contract({
  id: 'registerPasskey',
  method: 'POST',
  path: '/api/auth/passkey/register',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Store the passkey that answered the challenge',
  body: z.object({
    credentialId: bytes(CREDENTIAL_ID_BYTES),
    /** As the browser reports it; the key in the attestation is used. */
    publicKey: bytes(2048, 0),
    attestationObject: bytes(12_000),
    clientDataJSON: bytes(2048),
    transports: z.optional(
      z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(8)),
    ),
    name: z.optional(PasskeyName),
  }),
  response: PasskeyInfo,
  status: 201,
  errors: ['conflict', 'throttled'],
  signedInWithinMinutes: 10,
  throttle: 'profileChanges',
})

export const passkeyOptions = contract({
  id: 'passkeyOptions',
  method: 'GET',
  path: '/api/auth/passkey/authenticate',
  caller: 'public',
  blocks: 'none: no viewer',
  summary: 'A challenge for signing in; without a username any passkey of this site can answer',
  query: z.object({ username: z.optional(TypedUsername) }),
  response: z.object({
    challenge: z.string(),
    rpId: z.string(),
    allowCredentials: z.array(CredentialRef),
  }),
  errors: ['throttled'],
})

export const verifyPasskey = contract({
  id: 'verifyPasskey',
  method: 'POST',
  path: '/api/auth/passkey/verify',
  caller: 'public',
  blocks: 'none: no viewer',
  summary: 'Exchange the answer of a passkey for a session token',
  body: z.object({ assertion: Assertion, deviceMark: z.optional(DeviceMark) }),
  response: SignedIn,
  errors: ['unauthenticated', 'throttled'],
})

export const listPasskeys = contract({
  id: 'listPasskeys',
  method: 'GET',
  path: '/api/auth/passkeys',
  caller: 'member',
  blocks: 'none: own data',
  summary: "The member's passkeys, oldest first",
  response: z.array(PasskeyInfo),
  errors: [],
})

export const renamePasskey = contract({
  id: 'renamePasskey',
  method: 'PATCH',
  path: '/api/auth/passkeys/{id}',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Give a passkey a name',
  params,
  body: z.object({ name: PasskeyName }),
  response: PasskeyInfo,
  errors: ['not_found', 'throttled'],
  throttle: 'profileChanges',
})

export const removePasskey = contract({
  id: 'removePasskey',
  method: 'DELETE',
  path: '/api/auth/passkeys/{id}',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Remove a passkey, which can then no longer sign in',
  params,
  response: z.object({ ok: z.literal(true) }),
  errors: ['not_found', 'throttled'],
  signedInWithinMinutes: 10,
  throttle: 'profileChanges',
})
