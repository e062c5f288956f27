import { env } from '#platform/runtime/env.ts'
import { log } from '#platform/runtime/logger.ts'
import type { PasskeyItem } from './passkey.items.ts'

/** -7 is ES256, -257 is RS256. */
const ALGORITHMS = [-7, -257]

/** Imported on use: its certificate parser would slow down every cold start of the other endpoints. */
const loadLibrary = () => import('@simplewebauthn/server')

const EXPECTED = {
  expectedOrigin: env.siteOrigin,
  expectedRPID: env.rpId,
  requireUserVerification: true,
}

/** Logs the library's reason for operators; the caller only learns that the passkey was refused. */
const undefinedWhenRefused = async <T>(
  what: string,
  work: () => Promise<T>,
): Promise<T | undefined> => {
  try {
    return await work()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.info('passkey refused', { what, reason: reason.slice(0, 300) })
    return undefined
  }
}

interface Attested {
  readonly credentialId: string
  readonly attestationObject: string
  readonly clientDataJson: string
  readonly challenge: string
}

export type VerifiedPasskey = Pick<
  PasskeyItem,
  'credentialId' | 'publicKey' | 'counter' | 'isSynced'
>

/** Accepts authenticators of every maker: without root certificates, the library fetches no revocation lists. */
const loadWithoutRoots = async () => {
  const webauthn = await loadLibrary()
  for (const identifier of ['android-key', 'android-safetynet', 'apple'] as const) {
    webauthn.SettingsService.setRootCertificates({ identifier, certificates: [] })
  }
  return webauthn
}

/** The new passkey; undefined when its attestation does not match the challenge, the origin or the relying party. */
export const verifyAttestation = (attested: Attested): Promise<VerifiedPasskey | undefined> =>
  undefinedWhenRefused('attestation', async () => {
    const { verifyRegistrationResponse } = await loadWithoutRoots()
    const { credentialId: id, attestationObject, clientDataJson: clientDataJSON } = attested
    const { registrationInfo } = await verifyRegistrationResponse({
      ...EXPECTED,
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { attestationObject, clientDataJSON },
      },
      expectedChallenge: attested.challenge,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (registrationInfo?.credential.id !== id) return undefined
    const { publicKey, counter } = registrationInfo.credential
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      isSynced: registrationInfo.credentialBackedUp,
    }
  })

export interface Assertion {
  readonly id: string
  readonly rawId: string
  readonly authenticatorData: string
  readonly clientDataJson: string
  readonly signature: string
  readonly challenge: string
}

/** The authenticator's counter after this use; undefined when the assertion is not valid. */
export const verifyAssertion = (
  { id, rawId, challenge, ...parts }: Assertion,
  passkey: PasskeyItem,
): Promise<number | undefined> =>
  undefinedWhenRefused('assertion', async () => {
    const { verifyAuthenticationResponse } = await loadLibrary()
    const { authenticatorData, clientDataJson: clientDataJSON, signature } = parts
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...EXPECTED,
      response: {
        id,
        rawId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { authenticatorData, clientDataJSON, signature },
      },
      expectedChallenge: challenge,
      credential: {
        id: passkey.credentialId,
        publicKey: Buffer.from(passkey.publicKey, 'base64url'),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  })
