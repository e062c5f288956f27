import { startAuthentication } from '@simplewebauthn/browser'
import type { Author } from '#shared/api/members.ts'
import { passkeyOptions, verifyPasskey } from '#shared/api/passkeys.ts'
import { call } from '#spa/platform/api-client.ts'
import { isCancelled, PASSKEY_TIMEOUT_MS } from '#spa/platform/passkey-support.ts'
import { keepToken } from '#spa/platform/session.ts'
import { messages } from '../texts.ts'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Replaces the browser's error texts, which are English and about the protocol. */
const askAuthenticator = async (optionsJSON: Options) => {
  try {
    return await startAuthentication({ optionsJSON })
  } catch (error) {
    throw new Error(isCancelled(error) ? messages.passkeyCancelled : messages.passkeyNotVerified, {
      cause: error,
    })
  }
}

/** Accepts any passkey of this site, so that no username is needed. */
export const signInWithPasskey = async (): Promise<Author> => {
  const { challenge, rpId } = await call(passkeyOptions, { query: {} })
  const { id, rawId, response } = await askAuthenticator({
    challenge,
    rpId,
    userVerification: 'required',
    timeout: PASSKEY_TIMEOUT_MS,
  })
  const { authenticatorData, clientDataJSON, signature, userHandle } = response
  const assertion = {
    id,
    rawId,
    response: { authenticatorData, clientDataJSON, signature, userHandle },
  }
  const { authToken, user } = await call(verifyPasskey, { body: { assertion } })
  if (!authToken) throw new Error(messages.noPasskeyToken)
  if (!keepToken(authToken)) throw new Error(messages.passkeyTokenNotStored)
  return user
}
