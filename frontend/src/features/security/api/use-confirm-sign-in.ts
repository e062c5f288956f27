import { useMutation } from '@tanstack/react-query'
import { confirmSignIn } from '#shared/api/sessions.ts'
import { call } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import { isCancelled } from '#spa/platform/passkey-support.ts'
import { messages } from '../texts.ts'

const texts = messages.confirmation

/** Loads the WebAuthn code on demand. Replaces the browser's error texts. */
const askForPasskey = async (username: string) => {
  const { askForPasskey: ask } = await loadChunk(() => import('#spa/platform/passkey-assertion.ts'))
  try {
    return await ask(username)
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new Error(isCancelled(error) ? texts.passkeyCancelled : texts.passkeyFailed, {
      cause: error,
    })
  }
}

/** Proves again who is signed in, by a password or, without one, by a passkey. */
export const useConfirmSignIn = (username: string, onConfirmed: () => void) =>
  useMutation({
    mutationFn: async (password: string | undefined) => {
      const body =
        password === undefined ? { assertion: await askForPasskey(username) } : { password }
      return call(confirmSignIn, { body })
    },
    onSuccess: onConfirmed,
  })
