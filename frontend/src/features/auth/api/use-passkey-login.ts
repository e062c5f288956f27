import { useMutation } from '@tanstack/react-query'
import { errorFromFetch } from '#spa/platform/api-error.ts'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { messages } from '../texts.ts'
import { welcomeBack } from './welcome-back.ts'

/** Loads the WebAuthn code on demand, because only members with a passkey need it. */
const load = async () => {
  try {
    return await import('./passkey-sign-in.ts')
  } catch (error) {
    throw errorFromFetch(error)
  }
}

export const usePasskeyLogin = (onSignedIn: () => void) =>
  useMutation({
    mutationFn: async () => (await load()).signInWithPasskey(),
    onSuccess: (user) => welcomeBack(user, onSignedIn),
    onError: (error) => {
      showFailure(messages.passkeyLoginFailed, error.message)
    },
  })
