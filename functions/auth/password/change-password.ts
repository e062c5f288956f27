import { changePassword } from '#shared/api/password.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { requireMember } from '#platform/identity/member.ts'
import { onConditionFailed, transact } from '#platform/table/index.ts'
import { AUTH_TEXTS } from '../texts.ts'
import { hashPassword } from '../password-hash.ts'
import { endSessionsOfOldPassword } from './end-sessions.ts'
import { replacePassword } from '../credentials/password.items.ts'
import { assertStrongPassword } from '../new-password.rules.ts'
import { presentPasskeysSince } from '../passkeys/passkey.presenter.ts'
import { verifyOwnPassword } from './verify-own-password.ts'

/**
 * Writes the password before it ends sessions: a concurrent sign-in with the old one is refused,
 * or its session is among those that end.
 */
export const handler = endpoint(changePassword, async ({ memberId, sessionId, body }) => {
  const { username } = await requireMember(memberId)
  assertStrongPassword(body.newPassword, username)
  const old = await verifyOwnPassword({ memberId, sessionId }, body.currentPassword)
  const from = old.hash
  const to = await hashPassword(body.newPassword)
  await onConditionFailed(transact({ password: replacePassword(memberId, { from, to }) }), () => {
    throw new ApiError('conflict', AUTH_TEXTS.passwordChangedMeanwhile)
  })
  await endSessionsOfOldPassword(memberId, { keep: sessionId })
  return { ok: true as const, newPasskeys: await presentPasskeysSince(memberId, old.changedAt) }
})
