import { SendHorizontal } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import type { Author } from '#shared/api/members.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { reasonOf } from '#spa/platform/failure-toast.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { toast } from '#ui/feedback/toast-store.ts'
import { TextInput } from '#ui/forms/text-input.tsx'
import type { Reply } from '../../model/reply.ts'
import { messages } from '../../viewer-texts.ts'
import * as styles from './viewer.module.css'

const texts = messages.reply

interface ReplyFormProps {
  user: Author
  reply: Reply
  /** The member writes, so the story waits. */
  onBusy: (isBusy: boolean) => void
}

interface Refusal {
  readonly reason: string
  /** Whether this member cannot be written to. */
  readonly isFinal: boolean
}

const useReply = ({ user, reply, onBusy }: ReplyFormProps) => {
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const isClosed = refusal?.isFinal === true
  const send = async () => {
    setSending(true)
    setRefusal(undefined)
    try {
      const result = await reply(user.id, texts.prefix + text.trim())
      if (result.state === 'refused') {
        setRefusal({ reason: result.reason, isFinal: true })
        return
      }
      setText('')
      onBusy(false)
      toast({ title: texts[result.state], tone: result.state === 'sent' ? 'success' : 'neutral' })
    } catch (error) {
      setRefusal({ reason: `${texts.failed} ${reasonOf(error)}`, isFinal: false })
    } finally {
      setSending(false)
    }
  }
  const isEmpty = text.trim() === ''
  return { text, setText, isSending, refusal, isClosed, isEmpty, send }
}

/** Answers with a message. Closed after the server refused one, because this member cannot be written to. */
export const ReplyForm = (props: ReplyFormProps) => {
  const { user, onBusy } = props
  const { text, setText, isSending, refusal, isClosed, isEmpty, send } = useReply(props)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isEmpty && !isSending && !isClosed) void send()
  }
  return (
    <form
      className={styles.reply}
      onSubmit={submit}
      onFocus={() => onBusy(true)}
      onBlur={() => onBusy(!isEmpty)}
    >
      {refusal && <p role="alert">{refusal.reason}</p>}
      <TextInput
        aria-label={texts.label(nameOrUnknown(user.displayName))}
        placeholder={texts.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={LIMITS.message - texts.prefix.length}
        readOnly={isClosed}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // The first Escape leaves the field, the next one closes the viewer.
          event.preventDefault()
          event.currentTarget.blur()
        }}
      />
      <IconButton
        type="submit"
        tone="bright"
        label={texts.send}
        busy={isSending}
        aria-disabled={isEmpty || isClosed}
      >
        <SendHorizontal size={22} aria-hidden="true" />
      </IconButton>
    </form>
  )
}
