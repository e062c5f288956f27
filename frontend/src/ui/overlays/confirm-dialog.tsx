import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'
import { messages } from '../texts.ts'

interface ConfirmDialogProps {
  title: string
  question: string
  /** The verb of what happens, such as "Löschen". */
  confirm: string
  /** `primary` for what does no harm. */
  variant?: 'danger' | 'primary'
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot be undone, or that others will feel. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, question, confirm, variant = 'danger', busy = false, onConfirm, onClose } = props
  return (
    <Dialog
      title={title}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button variant={variant} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{question}</p>
    </Dialog>
  )
}
