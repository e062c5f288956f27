import { useMutation } from '@tanstack/react-query'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { messages } from '../texts.ts'
import { welcomeBack } from './welcome-back.ts'

/** Loads the WebAuthn code on demand, because only members with a passkey need it. */
const load = () => loadChunk(() => import('./passkey-sign-in.ts'))

export const usePasskeyLogin = (onSignedIn: () => void) =>
  useMutation({
    mutationFn: async () => (await load()).signInWithPasskey(),
    onSuccess: (user) => welcomeBack(user, onSignedIn),
    onError: (error) => {
      showFailure(messages.passkeyLoginFailed, error.message)
    },
  })
