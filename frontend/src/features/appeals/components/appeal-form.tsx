import { useState, type SubmitEvent } from 'react'
import { APPEAL_TEXT } from '#shared/domain/appeals.ts'
import { keepFormDraft, readFormDraft } from '#spa/platform/form-drafts.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { messages } from '../texts.ts'
import * as styles from './appeals.module.css'

const MAX = APPEAL_TEXT.max.toLocaleString('de-DE')

/** A text that is too long is not cut, because a part of what was pasted would be lost unseen. */
const errorOf = (length: number, tried: boolean): string | undefined => {
  if (length > APPEAL_TEXT.max) return messages.tooLong(length - APPEAL_TEXT.max)
  return tried && length < APPEAL_TEXT.min ? messages.tooShort(APPEAL_TEXT.min) : undefined
}

interface AppealFormProps {
  /** Names the draft. */
  form: string
  label: string
  isSending: boolean
  /** When a button opened the form. */
  takesFocus?: boolean
  onSend: (text: string) => void
}

/** What is typed is kept in the tab until it has arrived. */
export const AppealForm = ({
  form,
  label,
  isSending,
  takesFocus = false,
  onSend,
}: AppealFormProps) => {
  const [text, setText] = useState(() => readFormDraft(form)['text'] ?? '')
  const [tried, setTried] = useState(false)
  const { length } = text.trim()
  const isShort = length < APPEAL_TEXT.min
  const isLong = length > APPEAL_TEXT.max

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (isShort || isLong) event.currentTarget.querySelector('textarea')?.focus()
    else onSend(text)
  }

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextArea
        label={label}
        hint={messages.hint(APPEAL_TEXT.min, MAX)}
        height="tall"
        autoFocus={takesFocus}
        value={text}
        error={errorOf(length, tried)}
        onChange={(event) => {
          setText(event.target.value)
          keepFormDraft(form, { text: event.target.value })
        }}
      />
      <Button variant="primary" type="submit" busy={isSending}>
        {messages.send}
      </Button>
    </form>
  )
}
