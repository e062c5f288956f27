import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { messages } from './messages.ts'

interface ConfirmDialogProps {
  title: string
  question: string
  /** The verb of what happens, such as "Löschen". */
  confirm: string
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot be undone. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, question, confirm, busy = false, onConfirm, onClose } = props
  return (
    <Dialog
      title={title}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{question}</p>
    </Dialog>
  )
}
