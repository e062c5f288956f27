import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { LIMITS } from '#shared/domain/limits.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { messages } from '../../desk-texts.ts'
import * as styles from './desk.module.css'

interface DeskDialogProps {
  title: string
  text: string
  confirm: string
  busy: boolean
  /** Called with the reason and the form's other fields. */
  onConfirm: (reason: string, fields: FormData) => void
  onClose: () => void
  /** Above the reason. */
  children?: ReactNode
}

/** Asks a moderator for the reason of an action. */
export const DeskDialog = (props: DeskDialogProps) => {
  const { title, text, confirm, busy, onConfirm, onClose, children } = props
  const formId = useId()
  const [isMissing, setMissing] = useState(false)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const reason = fields.get('reason')
    const typed = typeof reason === 'string' ? reason.trim() : ''
    setMissing(typed === '')
    if (typed === '') form.querySelector('textarea')?.focus()
    else onConfirm(typed, fields)
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={send}>
        <p>{text}</p>
        {children}
        <TextArea
          label={messages.reason}
          name="reason"
          rows={2}
          maxLength={LIMITS.moderationReason}
          hint={messages.reasonHint}
          error={isMissing ? messages.reasonMissing : undefined}
        />
      </form>
    </Dialog>
  )
}
