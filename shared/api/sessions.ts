import * as z from 'zod/mini'
import { Ulid } from '../domain/ids.ts'
import { TypedPassword } from '../domain/password.ts'
import { contract } from './contract.ts'
import { Assertion } from './passkeys.ts'

export const SessionInfo = z.object({
  id: Ulid,
  /** Browser and operating system, in words for people. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  /** Up to an hour old. */
  seenAt: z.iso.datetime(),
  current: z.boolean(),
})
export type SessionInfo = z.infer<typeof SessionInfo>

const Done = z.object({ ok: z.literal(true) })

export const listSessions = contract({
  id: 'listSessions',
  method: 'GET',
  path: '/api/auth/sessions',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Sessions of the member, last used first',
  response: z.array(SessionInfo),
  errors: [],
})

export const endSession = contract({
  id: 'endSession',
  method: 'DELETE',
  path: '/api/auth/sessions/{id}',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'End an own session',
  params: z.object({ id: Ulid }),
  response: Done,
  errors: ['not_found'],
})

export const endOtherSessions = contract({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/auth/sessions',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'End every own session except this one',
  response: Done,
  errors: [],
})

/** Either the password or the answer of one of the member's passkeys to a challenge. */
export const SignInConfirmation = z.union([
  z.object({ password: TypedPassword }),
  z.object({ assertion: Assertion }),
])

export const confirmSignIn = contract({
  id: 'confirmSignIn',
  method: 'POST',
  path: '/api/auth/confirm',
  caller: 'member',
  whileSuspended: true,
  blocks: 'none: own data',
  summary: 'Prove again who is signed in, for acts that need a recent sign-in',
  body: SignInConfirmation,
  response: Done,
  errors: ['forbidden', 'conflict', 'throttled'],
})
