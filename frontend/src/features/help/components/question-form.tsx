import { SendHorizontal } from 'lucide-react'
import { useState, type Ref } from 'react'
import { isEnter } from '#spa/platform/enter-key.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { MAX_QUESTION } from '../api/help.ts'
import { messages } from '../texts.ts'
import * as styles from './help-dialog.module.css'

interface QuestionFormProps {
  ref: Ref<HTMLTextAreaElement>
  isWaiting: boolean
  onAsk: (question: string) => void
}

/** Enter sends and Shift+Enter breaks the line. What was typed stays until it is sent. */
export const QuestionForm = ({ ref, isWaiting, onAsk }: QuestionFormProps) => {
  const [text, setText] = useState('')
  const question = text.trim()
  const isTooLong = question.length > MAX_QUESTION
  const send = () => {
    if (question === '' || isTooLong || isWaiting) return
    onAsk(question)
    setText('')
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextArea
        ref={ref}
        label={messages.label}
        hideLabel
        grow
        height="line"
        rows={1}
        placeholder={messages.placeholder}
        enterKeyHint="send"
        value={text}
        error={isTooLong ? messages.tooLong(question.length, MAX_QUESTION) : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.shiftKey || !isEnter(event.nativeEvent)) return
          event.preventDefault()
          send()
        }}
      />
      <IconButton
        type="submit"
        variant="primary"
        label={messages.send}
        disabled={question === '' || isTooLong || isWaiting}
      >
        <SendHorizontal size={20} aria-hidden="true" />
      </IconButton>
    </form>
  )
}
