import { verifyPasskey } from '#shared/api/passkeys.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { authorOf } from '#platform/identity/member.ts'
import { throttle } from '#platform/http/throttle.ts'
import { onConditionFailed, transact } from '#platform/table/index.ts'
import { cancelErasure } from '../erasure-state/cancel-erasure.ts'
import { explainingThrottle } from '../attempts.ts'
import { AUTH_TEXTS } from '../texts.ts'
import { findDevice, rememberDevice } from '../device-marks/device-mark.repository.ts'
import { newSession, putSession } from '../sessions/session.repository.ts'
import { acceptAssertion } from './accept-assertion.ts'

/** One text for every reason, so that the caller does not learn which check failed. */
const refused = (): ApiError => new ApiError('unauthenticated', AUTH_TEXTS.passkeyRefused)

export const handler = endpoint(verifyPasskey, async ({ address, userAgent, body }) => {
  await explainingThrottle(AUTH_TEXTS.tooManyPasskeyTries, () =>
    throttle('passkeyChallengesPerAddress', address),
  )
  const accepted = await acceptAssertion(body.assertion)
  if (!accepted) throw refused()
  const { member, use } = accepted
  const { memberId } = member
  const device = await findDevice(memberId, body.deviceMark)
  const session = newSession(member, userAgent, device.hash)
  const writes = {
    passkey: use,
    ...putSession(session, member),
    ...rememberDevice(memberId, device),
  }
  await onConditionFailed(transact(writes), () => {
    throw refused()
  })
  const isKept = await cancelErasure(memberId)
  return {
    authToken: session.token,
    user: authorOf(member),
    ...(isKept && { erasureCancelled: true as const }),
  }
})
