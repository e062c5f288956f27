import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'
import { messages } from '../texts.ts'

interface ConfirmDialogProps {
  title: string
  question: string
  /** The verb of the action, such as "Löschen". */
  confirm: string
  /** `primary` for actions that delete nothing. */
  variant?: 'danger' | 'primary'
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before an action that cannot be undone or that affects other members. */
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
