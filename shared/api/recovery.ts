import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { NewPassword, TypedPassword } from '../domain/password.ts'
import { DeviceMark, SignedIn, TypedUsername } from './auth.ts'
import { contract } from './contract.ts'
import { PasskeyInfo } from './passkeys.ts'

export const RecoveryCodes = z.object({
  /** Returned only once; the server stores hashes. */
  codes: z.array(z.string()).check(z.length(LIMITS.recoveryCodes)),
  createdAt: z.iso.datetime(),
})

export const recoveryCodes = contract({
  id: 'recoveryCodes',
  method: 'GET',
  path: '/api/auth/recovery-codes',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Number of unused recovery codes',
  response: z.object({ remaining: z.number(), createdAt: z.nullable(z.iso.datetime()) }),
  errors: [],
})

export const CodeRenewal = z.object({ password: z.optional(TypedPassword) })

export const renewRecoveryCodes = contract({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/auth/recovery-codes',
  caller: 'member',
  blocks: 'none: own data',
  summary:
    'Replace the recovery codes with ten new ones; needs the password except for the first codes of a new account',
  body: CodeRenewal,
  response: RecoveryCodes,
  status: 201,
  errors: ['forbidden', 'conflict', 'throttled'],
  signedInWithinMinutes: 10,
})

export const Recovery = z.object({
  username: TypedUsername,
  code: z
    .string({ error: 'Code ist erforderlich' })
    .check(z.trim(), z.minLength(1, 'Code ist erforderlich'), z.maxLength(100)),
  password: NewPassword,
  deviceMark: z.optional(DeviceMark),
})

export const recover = contract({
  id: 'recover',
  method: 'POST',
  path: '/api/auth/recover',
  caller: 'public',
  blocks: 'none: no viewer',
  summary: 'Set a new password with a recovery code; ends every session and starts a new one',
  body: Recovery,
  response: z.extend(SignedIn, {
    /** Added since the password before was set. The member may not know one of them. */
    newPasskeys: z.array(PasskeyInfo),
  }),
  errors: ['unauthenticated', 'weak_password', 'conflict', 'throttled'],
})
