import { verifyPasskey } from '#shared/api/passkeys.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { authorOf } from '#platform/identity/member.ts'
import { throttle } from '#platform/http/throttle.ts'
import { ConditionFailed, transact } from '#platform/table/transact.ts'
import { explainingThrottle } from '../attempts.ts'
import { AUTH_TEXTS } from '../texts.ts'
import { newSession, putSession } from '../sessions/index.ts'
import { takeChallenge } from './challenge.repository.ts'
import { challengeIn, toBase64Url } from './encoding.ts'
import { usePasskey } from './passkey.items.ts'
import { findOwnedPasskey, type OwnedPasskey } from './passkey.repository.ts'
import { verifyAssertion, type Assertion } from './webauthn.ts'

/** One text for every reason: whoever tries learns nothing from it. */
const refused = (): ApiError => new ApiError('unauthenticated', AUTH_TEXTS.passkeyNotVerified)

interface Sent extends Assertion {
  readonly userHandle: string | undefined
}

/** Who answers, if it is somebody whom the challenge was meant for. The challenge is used up either way. */
const findAnswerer = async ({ id, challenge, userHandle }: Sent): Promise<OwnedPasskey> => {
  const taken = await takeChallenge(challenge, 'sign-in')
  if (!taken) throw refused()
  const owned = await findOwnedPasskey(id)
  if (!owned) throw refused()
  const { memberId } = owned.member
  const isMeant = taken.memberId === '' || taken.memberId === memberId
  const isOwner =
    userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === memberId
  if (!isMeant || !isOwner) throw refused()
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
  const { passkey, member } = await findAnswerer(sent)
  const counter = await verifyAssertion(sent, passkey)
  if (counter === undefined) throw refused()
  const session = newSession(member.memberId, userAgent)
  try {
    await transact({ passkey: usePasskey(passkey, counter), ...putSession(session) })
  } catch (error) {
    throw error instanceof ConditionFailed ? refused() : error
  }
  return { authToken: session.token, user: authorOf(member) }
})
