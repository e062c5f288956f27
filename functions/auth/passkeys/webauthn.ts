import { env } from '#platform/runtime/env.ts'
import { log } from '#platform/runtime/logger.ts'
import type { PasskeyItem } from './passkey.items.ts'

/** -7 is ES256, -257 is RS256. */
const ALGORITHMS = [-7, -257]

/** Brings a parser of certificates that costs every cold start otherwise; only who verifies needs it. */
const load = () => import('@simplewebauthn/server')

const EXPECTED = {
  expectedOrigin: env.siteOrigin,
  expectedRPID: env.rpId,
  requireUserVerification: true,
}

/** What the library throws says why, and is meant for operators, not for whoever tries. */
const orNothing = async <T>(what: string, work: () => Promise<T>): Promise<T | undefined> => {
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

/** Any maker's authenticator is welcome: without roots to trust, no certificate sends us asking around the web. */
const withoutRoots = async () => {
  const webauthn = await load()
  for (const identifier of ['android-key', 'android-safetynet', 'apple'] as const) {
    webauthn.SettingsService.setRootCertificates({ identifier, certificates: [] })
  }
  return webauthn
}

/** The new passkey, if its attestation answers this challenge on this site. */
export const verifyAttestation = (attested: Attested): Promise<VerifiedPasskey | undefined> =>
  orNothing('attestation', async () => {
    const { verifyRegistrationResponse } = await withoutRoots()
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

/** The authenticator's counter after this use, if the passkey answers this challenge on this site. */
export const verifyAssertion = (
  { id, rawId, challenge, ...parts }: Assertion,
  passkey: PasskeyItem,
): Promise<number | undefined> =>
  orNothing('assertion', async () => {
    const { verifyAuthenticationResponse } = await load()
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
