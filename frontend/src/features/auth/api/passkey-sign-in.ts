import type { Author } from '#shared/api/members.ts'
import { verifyPasskey } from '#shared/api/passkeys.ts'
import { call } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { deviceMark, keepDeviceMark } from '#spa/platform/device-mark.ts'
import { askForPasskey } from '#spa/platform/passkey-assertion.ts'
import { isCancelled } from '#spa/platform/passkey-support.ts'
import { noteKeptAccount } from '#spa/platform/kept-account.ts'
import { keepToken } from '#spa/platform/session.ts'
import { messages } from '../texts.ts'

/** Replaces the browser's error texts. */
const askAuthenticator = async () => {
  try {
    return await askForPasskey()
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new Error(isCancelled(error) ? messages.passkeyCancelled : messages.passkeyNotVerified, {
      cause: error,
    })
  }
}

/** Accepts any passkey of this site, so that no username is needed. */
export const signInWithPasskey = async (): Promise<Author> => {
  const [assertion, mark] = [await askAuthenticator(), deviceMark()]
  const { authToken, user, erasureCancelled } = await call(verifyPasskey, {
    body: { assertion, deviceMark: mark },
  })
  if (!authToken) throw new Error(messages.noPasskeyToken)
  if (!keepToken(authToken)) throw new Error(messages.passkeyTokenNotStored)
  keepDeviceMark(mark)
  noteKeptAccount(erasureCancelled)
  return user
}
