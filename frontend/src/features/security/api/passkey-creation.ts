import {
  base64URLStringToBuffer,
  bufferToBase64URLString,
  startRegistration,
} from '@simplewebauthn/browser'
import { passkeyChallenge, registerPasskey, type PasskeyInfo } from '#shared/api/passkeys.ts'
import { call } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { isCancelled, PASSKEY_TIMEOUT_MS } from '#spa/platform/passkey-support.ts'
import { messages } from '../texts.ts'
import { PasskeyNotCreated } from './passkey-not-created.ts'
import { isStaleSignIn } from './recent-sign-in.ts'

const texts = messages.passkeys

/** COSE algorithms: -7 is ES256, -257 is RS256. */
const ALGORITHMS = [-7, -257]

export type Place = 'here' | 'elsewhere'

type Options = Parameters<typeof startRegistration>[0]['optionsJSON']

const textToBase64Url = (text: string): string =>
  bufferToBase64URLString(new TextEncoder().encode(text).buffer)

const bytesOf = (base64Url: string): number[] => [
  ...new Uint8Array(base64URLStringToBuffer(base64Url)),
]

/** Conflicts and throttles carry a message for the member; other failures get the given text. */
const reasonOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && [409, 429].includes(error.status) ? error.message : otherwise

const requestOptions = async (place: Place): Promise<Options> => {
  try {
    const { challenge, rpId, user, excludeCredentials } = await call(passkeyChallenge, {})
    return {
      challenge,
      rp: { id: rpId, name: 'Höllenlärm' },
      user: { id: textToBase64Url(user.id), name: user.username, displayName: user.displayName },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout: PASSKEY_TIMEOUT_MS,
      attestation: 'direct',
      authenticatorSelection: {
        authenticatorAttachment: place === 'here' ? 'platform' : 'cross-platform',
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      excludeCredentials: excludeCredentials.map(({ id }) => ({ id, type: 'public-key' })),
    }
  } catch (error) {
    if (isStaleSignIn(error)) throw error
    throw new PasskeyNotCreated(reasonOf(error, texts.challengeFailed))
  }
}

const createCredential = async (optionsJSON: Options) => {
  try {
    return await startRegistration({ optionsJSON })
  } catch (error) {
    if (isCancelled(error)) throw new PasskeyNotCreated(texts.cancelled, { cancelled: true })
    const isKnown = error instanceof Error && error.name === 'InvalidStateError'
    throw new PasskeyNotCreated(isKnown ? texts.known : texts.registerFailed)
  }
}

/** Runs the whole registration: challenge, authenticator, server. @throws PasskeyNotCreated */
export const createPasskey = async (place: Place): Promise<PasskeyInfo> => {
  const { id, response } = await createCredential(await requestOptions(place))
  try {
    return await call(registerPasskey, {
      body: {
        credentialId: bytesOf(id),
        publicKey: response.publicKey === undefined ? [] : bytesOf(response.publicKey),
        attestationObject: bytesOf(response.attestationObject),
        clientDataJSON: bytesOf(response.clientDataJSON),
        transports: response.transports,
      },
    })
  } catch (error) {
    if (isStaleSignIn(error)) throw error
    throw new PasskeyNotCreated(reasonOf(error, texts.registerFailed))
  }
}
