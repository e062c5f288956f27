import { Fingerprint } from 'lucide-react'
import { supportsPasskeys } from '#spa/platform/passkey-support.ts'
import { Button } from '#ui/controls/button.tsx'
import { usePasskeyLogin } from '../api/use-passkey-login.ts'
import { messages } from '../texts.ts'
import * as styles from './auth-card.module.css'

interface PasskeyLoginProps {
  onSignedIn: () => void
}

/** Sign-in with a passkey, below the password form. */
export const PasskeyLogin = ({ onSignedIn }: PasskeyLoginProps) => {
  const login = usePasskeyLogin(onSignedIn)
  return (
    <div className={styles.authOther}>
      <p className={styles.authOr}>{messages.or}</p>
      {supportsPasskeys() ? (
        <Button
          size="large"
          block
          busy={login.isPending}
          onClick={() => {
            login.mutate()
          }}
        >
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
