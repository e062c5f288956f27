import { registerPasskey } from '#shared/api/passkeys.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, transact } from '#platform/table/transact.ts'
import { AUTH_TEXTS, deviceText } from '../texts.ts'
import { deviceOf } from '../sessions/index.ts'
import { takeChallenge } from './challenge.repository.ts'
import { challengeIn, toBase64Url } from './encoding.ts'
import { passkeyItem, putPasskey, type PasskeyItem } from './passkey.items.ts'
import { presentPasskey } from './passkey.presenter.ts'
import { verifyAttestation } from './webauthn.ts'

const refused = (): ApiError => new ApiError('invalid_input', AUTH_TEXTS.passkeyNotRegistered)

/** @throws ApiError conflict */
const keep = async (passkey: PasskeyItem): Promise<void> => {
  try {
    await transact(putPasskey(passkey))
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    const text = error.has('credential')
      ? AUTH_TEXTS.passkeyKnown
      : AUTH_TEXTS.tooManyPasskeys(LIMITS.passkeys)
    throw new ApiError('conflict', text)
  }
}

/** The challenge is used up first, whatever comes of it. */
export const handler = endpoint(registerPasskey, async ({ memberId, userAgent, body }) => {
  const clientDataJson = toBase64Url(body.clientDataJSON)
  const challenge = challengeIn(clientDataJson)
  const taken = await takeChallenge(challenge, 'create')
  if (taken?.memberId !== memberId) throw refused()
  const verified = await verifyAttestation({
    credentialId: toBase64Url(body.credentialId),
    attestationObject: toBase64Url(body.attestationObject),
    clientDataJson,
    challenge,
  })
  if (!verified) throw refused()
  const passkey = passkeyItem({
    ...verified,
    memberId,
    name: body.name ?? deviceText(deviceOf(userAgent)),
    ...(body.transports && { transports: body.transports }),
  })
  await keep(passkey)
  return presentPasskey(passkey)
})
