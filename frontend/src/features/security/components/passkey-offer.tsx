import { Fingerprint } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useCreatePasskey } from '../api/use-create-passkey.ts'
import { messages } from '../texts.ts'
import './security.css'

const texts = messages.passkeys

/** Set it up, or later: whatever goes wrong, the offer stands. */
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
            onClick={() => {
              creation.mutate('here', { onSuccess: onAnswered })
            }}
          >
            {texts.offerAccept}
          </Button>
        </>
      }
    >
      <div className="passkey-offer">
        <Fingerprint size={72} strokeWidth={1.25} aria-hidden="true" />
        <p>{texts.offerText}</p>
        {creation.error && (
          <p className="security-warning" role="status">
            {creation.error.message}
          </p>
        )}
      </div>
    </Dialog>
  )
}
