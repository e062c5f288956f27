import type { BodyOf } from '#shared/api/contract.ts'
import { confirmSignIn } from '#shared/api/sessions.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { confirmSession } from '#platform/identity/session.items.ts'
import { onConditionFailed, transact, type TransactItem } from '#platform/table/index.ts'
import { passwordIsStill } from '../credentials/password.items.ts'
import { acceptAssertion } from '../passkeys/accept-assertion.ts'
import { verifyOwnPassword } from '../password/verify-own-password.ts'
import { AUTH_TEXTS } from '../texts.ts'

interface Caller {
  readonly memberId: string
  readonly sessionId: string
}

type Body = BodyOf<typeof confirmSignIn>

/** 403, not 401: the session is fine. */
const refused = (): ApiError => new ApiError('forbidden', AUTH_TEXTS.passkeyNotVerified)

/** The condition under which the proof holds until the transaction. @throws ApiError forbidden | throttled */
const proofOf = async (caller: Caller, body: Body): Promise<TransactItem> => {
  if ('password' in body) {
    const { hash } = await verifyOwnPassword(caller, body.password)
    return passwordIsStill(caller.memberId, hash)
  }
  const accepted = await acceptAssertion(body.assertion)
  if (accepted?.member.memberId !== caller.memberId) throw refused()
  return accepted.use
}

export const handler = endpoint(confirmSignIn, async ({ memberId, sessionId, token, body }) => {
  const proof = await proofOf({ memberId, sessionId }, body)
  await onConditionFailed(transact({ proof, session: confirmSession(token) }), (failed) => {
    if (failed.has('session')) throw new ApiError('unauthenticated')
    throw 'password' in body
      ? new ApiError('conflict', AUTH_TEXTS.passwordChangedMeanwhile)
      : refused()
  })
  return { ok: true as const }
})
