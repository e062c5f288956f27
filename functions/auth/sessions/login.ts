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
import { findDevice, rememberDevice, type MarkedDevice } from '../device-marks/index.ts'
import { newSession, putSession } from './session.repository.ts'

const wrongCredentials = (): ApiError =>
  new ApiError('unauthenticated', AUTH_TEXTS.wrongCredentials)

/** An unknown username gets the same text after the same calls (docs/product/sign-in.md#passwords). */
const verify = async (memberId: string, password: string) => {
  const { hash, member } = await findCredentials(memberId)
  const isRight = await isPassword(password, hash)
  if (!isRight || !member) throw wrongCredentials()
  return { hash, member }
}

/** Fails when the password changed since it was verified, because that change could not end this session. */
const openSession = (session: NewSession, device: MarkedDevice, hash: string): Promise<void> => {
  const { memberId } = session
  const password = passwordIsStill(memberId, hash)
  const writes = { password, ...putSession(session), ...rememberDevice(memberId, device) }
  return onConditionFailed(transact(writes), () => {
    throw wrongCredentials()
  })
}

export const handler = endpoint(login, async ({ address, userAgent, body }) => {
  const { username } = body
  const memberId = await findMemberId(username)
  const device = await findDevice(memberId, body.deviceMark)
  const attempt = attemptOn({ username, address, device })
  await countAttempt(attempt)
  const { hash, member } = await verify(memberId, body.password)
  const session = newSession(memberId, userAgent, device.hash)
  await Promise.all([openSession(session, device, hash), uncountAttempt(attempt)])
  return { authToken: session.token, user: authorOf(member) }
})
