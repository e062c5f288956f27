import { Fingerprint } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { supportsPasskeys } from '#spa/platform/passkey-support.ts'
import { Button } from '#ui/controls/button.tsx'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { messages } from '../texts.ts'
import { welcomeBack } from '../api/welcome-back.ts'
import * as styles from './auth-card.module.css'

interface PasskeyLoginProps {
  onSignedIn: () => void
}

/** Loads the WebAuthn code on demand, because only members with a passkey need it. */
const load = () => loadChunk(() => import('../api/passkey-sign-in.ts'))

const usePasskeyLogin = (onSignedIn: () => void) =>
  useMutation({
    mutationFn: async () => (await load()).signInWithPasskey(),
    onSuccess: (user) => welcomeBack(user, onSignedIn),
    onError: (error) => showFailure(messages.passkeyLoginFailed, error.message),
  })

/** Sign-in with a passkey, below the password form. */
export const PasskeyLogin = ({ onSignedIn }: PasskeyLoginProps) => {
  const login = usePasskeyLogin(onSignedIn)
  return (
    <div className={styles.authOther}>
      <p className={styles.authOr}>{messages.or}</p>
      {supportsPasskeys() ? (
        <Button size="large" block busy={login.isPending} onClick={() => login.mutate()}>
          <Fingerprint size={22} aria-hidden="true" />
          {messages.submitPasskey}
        </Button>
      ) : (
        <p className={styles.authNote}>
          <strong>{messages.passkeysUnsupported}</strong> {messages.passkeysUnsupportedHint}
        </p>
      )}
    </div>
  )
}
