import { recover } from '#shared/api/recovery.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { authorOf, requireMember } from '#platform/identity/member.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import type { NewSession } from '#platform/identity/session.items.ts'
import { onConditionFailed, transact } from '#platform/table/index.ts'
import { cancelErasure } from '../erasure-state/cancel-erasure.ts'
import { attemptOn, countAttempt, uncountAttempt } from '../attempts.ts'
import { AUTH_TEXTS } from '../texts.ts'
import { hashPassword } from '../password-hash.ts'
import {
  findDevice,
  rememberDevice,
  type MarkedDevice,
} from '../device-marks/device-mark.repository.ts'
import { presentPasskeysSince } from '../passkeys/passkey.presenter.ts'
import { assertStrongPassword } from '../new-password.rules.ts'
import { endSessionsOfOldPassword } from '../password/end-sessions.ts'
import { findCredentials, findMemberId } from '../credentials/credentials.repository.ts'
import { passwordIsStill, replacePassword } from '../credentials/password.items.ts'
import { newSession, putSession } from '../sessions/session.repository.ts'
import { hashOfCode } from './codes.ts'
import { spendCode } from './recovery.items.ts'

interface Recovering {
  readonly memberId: string
  readonly code: string
  readonly to: string
}

/** Unknown usernames and wrong codes get the same text after the same calls (docs/product/sign-in.md#recovery-codes). */
const redeemCode = ({ memberId, code, to }: Recovering): Promise<void> => {
  const writes = {
    code: spendCode(memberId, hashOfCode(code)),
    password: replacePassword(memberId, { to }),
  }
  return onConditionFailed(transact(writes), () => {
    throw new ApiError('unauthenticated', AUTH_TEXTS.wrongCode)
  })
}

/** @throws ApiError conflict when a concurrent change of the password, or a suspension, came in between */
const openSession = (
  session: NewSession,
  device: MarkedDevice,
  { hash, member }: { readonly hash: string; readonly member: MemberItem },
): Promise<void> => {
  const { memberId } = session
  const password = passwordIsStill(memberId, hash)
  const writes = { password, ...putSession(session, member), ...rememberDevice(memberId, device) }
  return onConditionFailed(transact(writes), () => {
    throw new ApiError('conflict', AUTH_TEXTS.recoveredMeanwhile)
  })
}

export const handler = endpoint(recover, async ({ address, userAgent, body }) => {
  const { username } = body
  assertStrongPassword(body.password, username)
  const memberId = await findMemberId(username)
  const device = await findDevice(memberId, body.deviceMark)
  const attempt = attemptOn({ username, address, device })
  await countAttempt(attempt)
  const { changedAt } = await findCredentials(memberId)
  const to = await hashPassword(body.password)
  await redeemCode({ memberId, code: body.code, to })
  await Promise.all([endSessionsOfOldPassword(memberId), uncountAttempt(attempt)])
  const member = await requireMember(memberId, { consistent: true })
  const session = newSession(member, userAgent, device.hash)
  await openSession(session, { ...device, surplus: [] }, { hash: to, member })
  const [newPasskeys, isKept] = await Promise.all([
    presentPasskeysSince(memberId, changedAt),
    cancelErasure(memberId),
  ])
  return {
    authToken: session.token,
    user: authorOf(member),
    newPasskeys,
    ...(isKept && { erasureCancelled: true as const }),
  }
})
