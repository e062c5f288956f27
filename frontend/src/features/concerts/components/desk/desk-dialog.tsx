import { useState, type ReactNode, type SubmitEvent } from 'react'
import { LIMITS } from '#shared/domain/limits.ts'
import { TextArea } from '#ui/forms/text-area.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { messages } from '../../desk-texts.ts'

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
    <FormDialog
      title={title}
      submit={confirm}
      busy={busy}
      onClose={onClose}
      noValidate
      onSubmit={send}
    >
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
    </FormDialog>
  )
}
