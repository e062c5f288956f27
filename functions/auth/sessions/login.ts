import { login } from '#shared/api/auth.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { authorOf } from '#platform/identity/member.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import type { NewSession } from '#platform/identity/session.items.ts'
import { onConditionFailed, transact } from '#platform/table/index.ts'
import { cancelErasure } from '../erasure-state/cancel-erasure.ts'
import { attemptOn, countAttempt, uncountAttempt } from '../attempts.ts'
import { AUTH_TEXTS } from '../texts.ts'
import { isPassword } from '../password-hash.ts'
import { findCredentials, findMemberId } from '../credentials/credentials.repository.ts'
import { passwordIsStill } from '../credentials/password.items.ts'
import {
  findDevice,
  rememberDevice,
  type MarkedDevice,
} from '../device-marks/device-mark.repository.ts'
import { newSession, putSession } from './session.repository.ts'

const wrongCredentials = (): ApiError =>
  new ApiError('unauthenticated', AUTH_TEXTS.wrongCredentials)

/** An unknown username gets the same text after the same calls (docs/product/sign-in.md#passwords). */
interface Verified {
  readonly hash: string
  readonly member: MemberItem
}

const verify = async (memberId: string, password: string): Promise<Verified> => {
  const { hash, member } = await findCredentials(memberId)
  const isRight = await isPassword(password, hash)
  if (!isRight || !member) throw wrongCredentials()
  return { hash, member }
}

/** Fails when the password changed since it was verified, because that change could not end this session. */
const openSession = (
  session: NewSession,
  device: MarkedDevice,
  { hash, member }: Verified,
): Promise<void> => {
  const { memberId } = session
  const password = passwordIsStill(memberId, hash)
  const writes = { password, ...putSession(session, member), ...rememberDevice(memberId, device) }
  return onConditionFailed(transact(writes), (failed) => {
    throw failed.has('password') ? wrongCredentials() : new ApiError('conflict')
  })
}

export const handler = endpoint(login, async ({ address, userAgent, body }) => {
  const { username } = body
  const memberId = await findMemberId(username)
  const device = await findDevice(memberId, body.deviceMark)
  const attempt = attemptOn({ username, address, device })
  await countAttempt(attempt)
  const verified = await verify(memberId, body.password)
  const session = newSession(verified.member, userAgent, device.hash)
  await Promise.all([openSession(session, device, verified), uncountAttempt(attempt)])
  const isKept = await cancelErasure(memberId)
  return {
    authToken: session.token,
    user: authorOf(verified.member),
    ...(isKept && { erasureCancelled: true as const }),
  }
})
