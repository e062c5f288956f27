import { useState, type SubmitEvent } from 'react'
import { DEFAULT_REJECT_REASON, REJECT_REASONS } from '#shared/domain/moderation.ts'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { messages } from '../texts.ts'
import { joinReason } from '../model/reason.ts'

const texts = messages.dialog

const CHOICES = [...REJECT_REASONS, texts.other].map((reason) => ({ value: reason, label: reason }))

interface RejectDialogProps {
  kind: string
  hasAuthor: boolean
  onReject: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason; the author reads it. */
export const RejectDialog = ({ kind, hasAuthor, onReject, onClose }: RejectDialogProps) => {
  const [chosen, setChosen] = useState<string>(DEFAULT_REJECT_REASON)
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const reason = joinReason(chosen, words)

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (reason !== '') onReject(reason)
    else event.currentTarget.querySelector('textarea')?.focus()
  }

  return (
    <FormDialog
      title={texts.title(kind)}
      submit={messages.reject}
      variant="danger"
      onClose={onClose}
      onSubmit={send}
      noValidate
    >
      <ChoiceGroup
        layout="column"
        label={texts.reason}
        hint={hasAuthor ? texts.readByAuthor : texts.readByNobody}
        type="radio"
        name="reason"
        choices={CHOICES}
        defaultChosen={[DEFAULT_REJECT_REASON]}
        onChange={setChosen}
      />
      <TextArea
        label={texts.words}
        optional={chosen !== texts.other}
        rows={2}
        maxLength={texts.wordsMax}
        value={words}
        error={tried && reason === '' ? texts.wordsMissing : undefined}
        onChange={(event) => setWords(event.target.value)}
      />
    </FormDialog>
  )
}
