import { login } from '#shared/api/auth.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { authorOf } from '#platform/identity/member.ts'
import type { NewSession } from '#platform/identity/session.items.ts'
import { ConditionFailed, transact } from '#platform/table/transact.ts'
import { attemptOn, countAttempt, forgetAttempt } from '../attempts.ts'
import { AUTH_TEXTS } from '../texts.ts'
import { isPassword } from '../password-hash.ts'
import { findCredentials, findMemberId, passwordIsStill } from '../credentials/index.ts'
import { newSession, putSession } from './session.repository.ts'

const wrong = (): ApiError => new ApiError('unauthenticated', AUTH_TEXTS.wrongCredentials)

/** An unknown username gets the same text after the same work (docs/product/sign-in.md#passwords). */
const verify = async (username: string, password: string) => {
  const { hash, member } = await findCredentials(await findMemberId(username))
  const isRight = await isPassword(password, hash)
  if (!isRight || !member) throw wrong()
  return { hash, member }
}

/** A password that is changed meanwhile lets nobody in: its change could not end this session. */
const open = async (session: NewSession, hash: string): Promise<void> => {
  try {
    await transact({ password: passwordIsStill(session.memberId, hash), ...putSession(session) })
  } catch (error) {
    throw error instanceof ConditionFailed ? wrong() : error
  }
}

export const handler = endpoint(login, async ({ address, userAgent, body }) => {
  // A broken surrogate cannot be part of a key, and of no name either.
  const username = body.username.toWellFormed()
  const attempt = attemptOn(username, address)
  await countAttempt(attempt)
  const { hash, member } = await verify(username, body.password)
  const session = newSession(member.memberId, userAgent)
  await Promise.all([open(session, hash), forgetAttempt(attempt)])
  return { authToken: session.token, user: authorOf(member) }
})
