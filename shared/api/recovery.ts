import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { NewPassword, TypedPassword } from '../domain/password.ts'
import { SignedIn, TypedUsername } from './auth.ts'
import { contract } from './contract.ts'

export const RecoveryCodes = z.object({
  /** Shown this once; only their hashes are kept. */
  codes: z.array(z.string()).check(z.length(LIMITS.recoveryCodes)),
  createdAt: z.iso.datetime(),
})

export const recoveryCodes = contract({
  id: 'recoveryCodes',
  method: 'GET',
  path: '/api/auth/recovery-codes',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'How many recovery codes are left',
  response: z.object({ remaining: z.number(), createdAt: z.nullable(z.iso.datetime()) }),
  errors: [],
})

export const CodeRenewal = z.strictObject({ password: z.optional(TypedPassword) })

export const renewRecoveryCodes = contract({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/auth/recovery-codes',
  caller: 'member',
  blocks: 'none: own data',
  summary:
    'Ten new recovery codes in place of the old ones; needs the password except for the first ones of a new account',
  body: CodeRenewal,
  response: RecoveryCodes,
  status: 201,
  errors: ['forbidden', 'conflict', 'throttled'],
})

export const Recovery = z.strictObject({
  username: TypedUsername,
  code: z
    .string({ error: 'Code ist erforderlich' })
    .check(z.trim(), z.minLength(1, 'Code ist erforderlich'), z.maxLength(100)),
  password: NewPassword,
})

export const recover = contract({
  id: 'recover',
  method: 'POST',
  path: '/api/auth/recover',
  caller: 'public',
  blocks: 'none: no viewer',
  summary: 'A new password for a recovery code; every session ends and a new one begins',
  body: Recovery,
  response: SignedIn,
  errors: ['unauthenticated', 'conflict', 'throttled'],
})
