import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useAcceptLegal } from '../api/use-accept-legal.ts'
import { messages } from '../texts.ts'
import * as styles from './legal-dialog.module.css'

interface LegalDialogProps {
  memberId: string
  onAccepted: () => void
  onLogout: () => void
}

/** Closed by its two buttons only, not by Escape. */
export const LegalDialog = ({ memberId, onAccepted, onLogout }: LegalDialogProps) => {
  const accept = useAcceptLegal(memberId)
  const actions = (
    <>
      <Button variant="ghost" onClick={onLogout}>
        {messages.logout}
      </Button>
      <Button
        variant="primary"
        busy={accept.isPending}
        onClick={() => {
          accept.mutate(undefined, { onSuccess: onAccepted })
        }}
      >
        {messages.accept}
      </Button>
    </>
  )
  return (
    <Dialog title={messages.title} size="small" actions={actions}>
      <div className={styles.root}>
        <p>{messages.text}</p>
        <ul className={styles.links}>
          <li>
            <a href="/agb" target="_blank" rel="noopener">
              {messages.terms}
            </a>
          </li>
          <li>
            <a href="/datenschutz" target="_blank" rel="noopener">
              {messages.privacy}
            </a>
          </li>
        </ul>
        <p className={styles.note}>{messages.note}</p>
        {accept.error && (
          <p className={styles.error} role="alert">
            {accept.error.message}
          </p>
        )}
      </div>
    </Dialog>
  )
}
