import { changePassword } from '#shared/api/password.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, transact } from '#platform/table/transact.ts'
import { AUTH_TEXTS } from '../texts.ts'
import { hashPassword } from '../password-hash.ts'
import { endSessionsOfOldPassword } from './end-sessions.ts'
import { replacePassword } from '../credentials/index.ts'
import { verifyOwnPassword } from './verify-own-password.ts'

/** The password first: whoever signs in with the old one is either found by what follows, or refused. */
export const handler = endpoint(changePassword, async ({ memberId, sessionId, address, body }) => {
  const from = await verifyOwnPassword({ memberId, address }, body.currentPassword)
  const to = await hashPassword(body.newPassword)
  try {
    await transact({ password: replacePassword(memberId, { from, to }) })
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    throw new ApiError('conflict', AUTH_TEXTS.passwordChangedMeanwhile)
  }
  await endSessionsOfOldPassword(memberId, { keep: sessionId })
  return { ok: true as const }
})
