import { login } from '#shared/api/auth.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { authorOf } from '#platform/identity/member.ts'
import type { NewSession } from '#platform/identity/session.items.ts'
import { onConditionFailed, transact } from '#platform/table/index.ts'
import { attemptOn, countAttempt, uncountAttempt } from '../attempts.ts'
import { AUTH_TEXTS } from '../texts.ts'
import { isPassword } from '../password-hash.ts'
import { findCredentials, findMemberId, passwordIsStill } from '../credentials/index.ts'
import { newSession, putSession } from './session.repository.ts'

const wrongCredentials = (): ApiError =>
  new ApiError('unauthenticated', AUTH_TEXTS.wrongCredentials)

/** An unknown username gets the same text after the same calls (docs/product/sign-in.md#passwords). */
const verify = async (username: string, password: string) => {
  const { hash, member } = await findCredentials(await findMemberId(username))
  const isRight = await isPassword(password, hash)
  if (!isRight || !member) throw wrongCredentials()
  return { hash, member }
}

/** Fails when the password changed since it was verified, because that change could not end this session. */
const openSession = (session: NewSession, hash: string): Promise<void> => {
  const writes = { password: passwordIsStill(session.memberId, hash), ...putSession(session) }
  return onConditionFailed(transact(writes), () => {
    throw wrongCredentials()
  })
}

export const handler = endpoint(login, async ({ address, userAgent, body }) => {
  // DynamoDB refuses keys with a lone surrogate, and no username has one.
  const username = body.username.toWellFormed()
  const attempt = attemptOn(username, address)
  await countAttempt(attempt)
  const { hash, member } = await verify(username, body.password)
  const session = newSession(member.memberId, userAgent)
  await Promise.all([openSession(session, hash), uncountAttempt(attempt)])
  return { authToken: session.token, user: authorOf(member) }
})
