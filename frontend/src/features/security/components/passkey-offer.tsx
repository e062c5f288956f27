import { Fingerprint } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useCreatePasskey } from '../api/use-create-passkey.ts'
import { messages } from '../texts.ts'
import * as styles from './security.module.css'

const texts = messages.passkeys

/** Offers to create a passkey; after a failure the offer stays open. */
export const PasskeyOffer = ({ onAnswered }: { onAnswered: () => void }) => {
  const creation = useCreatePasskey()
  return (
    <Dialog
      title={texts.offerTitle}
      size="small"
      actions={
        <>
          <Button variant="ghost" onClick={onAnswered}>
            {messages.later}
          </Button>
          <Button
            variant="primary"
            busy={creation.isPending}
            onClick={() => creation.mutate('here', { onSuccess: onAnswered })}
          >
            {texts.offerAccept}
          </Button>
        </>
      }
    >
      <div className={styles.passkeyOffer}>
        <Fingerprint size={72} strokeWidth={1.25} aria-hidden="true" />
        <p>{texts.offerText}</p>
        {creation.error && (
          <p className={styles.warning} role="status">
            {creation.error.message}
          </p>
        )}
      </div>
    </Dialog>
  )
}
