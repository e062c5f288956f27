import { registerPasskey } from '#shared/api/passkeys.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { onConditionFailed, transact } from '#platform/table/index.ts'
import { AUTH_TEXTS, deviceText } from '../texts.ts'
import { parseDevice } from '../sessions/device.ts'
import { redeemChallenge } from './challenge.repository.ts'
import { challengeIn, toBase64Url } from './encoding.ts'
import { passkeyItem, putPasskey, type PasskeyItem } from './passkey.items.ts'
import { presentPasskey } from './passkey.presenter.ts'
import { verifyAttestation } from './webauthn.ts'

const refused = (): ApiError => new ApiError('invalid_input', AUTH_TEXTS.passkeyNotRegistered)

/** @throws ApiError conflict */
const storePasskey = (passkey: PasskeyItem): Promise<void> =>
  onConditionFailed(transact(putPasskey(passkey)), (failed) => {
    const text = failed.has('credential')
      ? AUTH_TEXTS.passkeyKnown
      : AUTH_TEXTS.tooManyPasskeys(LIMITS.passkeys)
    throw new ApiError('conflict', text)
  })

/** Redeems the challenge first, so that a refused attempt uses it up, too. */
export const handler = endpoint(registerPasskey, async ({ memberId, userAgent, body }) => {
  const clientDataJson = toBase64Url(body.clientDataJSON)
  const challenge = challengeIn(clientDataJson)
  const redeemed = await redeemChallenge(challenge, 'create')
  if (redeemed?.memberId !== memberId) throw refused()
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
    name: body.name ?? deviceText(parseDevice(userAgent)),
    ...(body.transports && { transports: body.transports }),
  })
  await storePasskey(passkey)
  return presentPasskey(passkey)
})
