import { startAuthentication } from '@simplewebauthn/browser'
import { passkeyOptions } from '#shared/api/passkeys.ts'
import { call } from './api-client.ts'
import { PASSKEY_TIMEOUT_MS } from './passkey-support.ts'

/**
 * The answer of a passkey to a new challenge, as the API takes it. Without a username any passkey of this site may
 * answer. @throws ApiError, or the browser's error, whose text is English and about the protocol
 */
export const askForPasskey = async (username?: string) => {
  const query = username === undefined ? {} : { username }
  const { challenge, rpId, allowCredentials } = await call(passkeyOptions, { query })
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId,
      allowCredentials: allowCredentials.map(({ id: known }) => ({
        id: known,
        type: 'public-key',
      })),
      userVerification: 'required',
      timeout: PASSKEY_TIMEOUT_MS,
    },
  })
  const { authenticatorData, clientDataJSON, signature, userHandle } = response
  return { id, rawId, response: { authenticatorData, clientDataJSON, signature, userHandle } }
}
