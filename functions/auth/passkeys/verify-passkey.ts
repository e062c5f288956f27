import { verifyPasskey } from '#shared/api/passkeys.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { authorOf } from '#platform/identity/member.ts'
import { throttle } from '#platform/http/throttle.ts'
import { onConditionFailed, transact } from '#platform/table/index.ts'
import { explainingThrottle } from '../attempts.ts'
import { AUTH_TEXTS } from '../texts.ts'
import { newSession, putSession } from '../sessions/index.ts'
import { redeemChallenge } from './challenge.repository.ts'
import { challengeIn, toBase64Url } from './encoding.ts'
import { recordPasskeyUse } from './passkey.items.ts'
import { findOwnedPasskey, type OwnedPasskey } from './passkey.repository.ts'
import { verifyAssertion, type Assertion } from './webauthn.ts'

/** One text for every reason, so that the caller does not learn which check failed. */
const refused = (): ApiError => new ApiError('unauthenticated', AUTH_TEXTS.passkeyNotVerified)

interface Sent extends Assertion {
  readonly userHandle: string | undefined
}

/** The passkey that signed, if the challenge allows its owner. A refused attempt uses the challenge up, too. */
const findSigner = async ({ id, challenge, userHandle }: Sent): Promise<OwnedPasskey> => {
  const redeemed = await redeemChallenge(challenge, 'sign-in')
  if (!redeemed) throw refused()
  const owned = await findOwnedPasskey(id)
  if (!owned) throw refused()
  const { memberId } = owned.member
  const isAllowed = redeemed.memberId === '' || redeemed.memberId === memberId
  const isOwner =
    userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === memberId
  if (!isAllowed || !isOwner) throw refused()
  return owned
}

export const handler = endpoint(verifyPasskey, async ({ address, userAgent, body }) => {
  await explainingThrottle(AUTH_TEXTS.tooManyPasskeyTries, () =>
    throttle('passkeyChallengesPerAddress', address),
  )
  const { id, rawId, response } = body.assertion
  const clientDataJson = toBase64Url(response.clientDataJSON)
  const sent = {
    id: toBase64Url(id),
    rawId: toBase64Url(rawId),
    authenticatorData: toBase64Url(response.authenticatorData),
    clientDataJson,
    signature: toBase64Url(response.signature),
    challenge: challengeIn(clientDataJson),
    userHandle: response.userHandle ? toBase64Url(response.userHandle) : undefined,
  }
  const { passkey, member } = await findSigner(sent)
  const counter = await verifyAssertion(sent, passkey)
  if (counter === undefined) throw refused()
  const session = newSession(member.memberId, userAgent)
  const use = { passkey: recordPasskeyUse(passkey, counter), ...putSession(session) }
  await onConditionFailed(transact(use), () => {
    throw refused()
  })
  return { authToken: session.token, user: authorOf(member) }
})
