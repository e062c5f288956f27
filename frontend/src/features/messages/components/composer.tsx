import { SendHorizontal, X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { Quote } from '#shared/api/messages.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { PUSH_PARAMETERS } from '#shared/domain/push-places.ts'
import { isEnter } from '#spa/platform/enter-key.ts'
import { takeParameter } from '#spa/platform/page-parameter.ts'
import { useHasKeyboard } from '#spa/platform/viewport.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import type { Attachment, Draft } from '../model/outbox.ts'
import { quoteWords } from '../model/words.ts'
import { messages } from '../texts.ts'
import type { ComposerSlot } from './composer-slot.ts'
import * as styles from './composer.module.css'

const texts = messages.compose
const NEARLY_FULL = LIMITS.message - 200

export interface ComposerProps {
  /** Of the other member. */
  name: string
  /** What was typed before. */
  initialText: () => string
  onText: (text: string) => void
  /** What was attached before. */
  initialAttachment: () => Attachment | undefined
  onAttachment: (attachment: Attachment | undefined) => void
  quote: Quote | undefined
  /** Whether the quoted message is the viewer's own. */
  isOwnQuote: boolean
  onCancelQuote: () => void
  onSend: (draft: Draft) => void
  /** Beside the text: photo and voice. */
  tools?: (slot: ComposerSlot) => ReactNode
  /** Above the text: what is attached. */
  preview?: (slot: ComposerSlot) => ReactNode
}

const noteOf = (length: number) => {
  if (length < NEARLY_FULL) return {}
  const count = texts.count(length, LIMITS.message)
  return length > LIMITS.message ? { error: `${count}. ${texts.tooLong}` } : { hint: count }
}

type QuoteBarProps = Pick<ComposerProps, 'name' | 'isOwnQuote' | 'onCancelQuote'> & { quote: Quote }

const QuoteBar = ({ name, isOwnQuote, quote, onCancelQuote }: QuoteBarProps) => (
  <div className={styles.quote}>
    <span className={styles.quoteWords}>
      <strong>{isOwnQuote ? texts.replyToYou : texts.replyTo(name)}</strong>
      <span>{quoteWords(quote)}</span>
    </span>
    <IconButton label={texts.cancelReply} onClick={onCancelQuote}>
      <X size={18} aria-hidden="true" />
    </IconButton>
  </div>
)

const useComposer = ({ onText, onAttachment, quote, onSend, ...props }: ComposerProps) => {
  const { onCancelQuote } = props
  const [text, setText] = useState(props.initialText)
  const [attachment, setAttachment] = useState(props.initialAttachment)
  const content = text.trim()
  const maySend = (content !== '' || attachment !== undefined) && content.length <= LIMITS.message

  const type = (next: string) => {
    setText(next)
    onText(next)
  }
  const attach = (next: Attachment | undefined) => {
    setAttachment(next)
    onAttachment(next)
  }
  const finish = (draft: Draft) => {
    onSend({ ...draft, replyTo: quote })
    type('')
    attach(undefined)
    onCancelQuote()
  }
  const send = () => {
    if (maySend) finish({ content, attachment })
  }
  const slot: ComposerSlot = {
    attachment,
    attach,
    sendNow: (one) => {
      onSend({ content: '', attachment: one, replyTo: quote })
      onCancelQuote()
    },
  }
  return { text, content, maySend, type, send, slot }
}

/** Moves the focus to the text when the member chose a message to answer, or 'Antworten' of a push. */
const useFocusOnAnswer = (quote: Quote | undefined) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (quote) form.current?.querySelector('textarea')?.focus()
  }, [quote])
  const { key } = useLocation()
  useEffect(() => {
    if (!takeParameter(PUSH_PARAMETERS.reply)) return
    // After what moves the focus to the new page.
    setTimeout(() => form.current?.querySelector('textarea')?.focus())
  }, [key])
  return form
}

/** Where a member writes a message. Keeps the text until it is sent. */
export const Composer = (props: ComposerProps) => {
  const { name, quote, isOwnQuote, onCancelQuote, tools, preview } = props
  const { text, content, maySend, type, send, slot } = useComposer(props)
  const hasKeyboard = useHasKeyboard()
  const form = useFocusOnAnswer(quote)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && quote) {
      event.preventDefault()
      onCancelQuote()
    }
    if (!hasKeyboard || event.shiftKey || !isEnter(event.nativeEvent)) return
    event.preventDefault()
    send()
  }

  return (
    <form
      ref={form}
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {quote && <QuoteBar {...{ name, isOwnQuote, quote, onCancelQuote }} />}
      {preview?.(slot)}
      <div className={styles.line}>
        {tools?.(slot)}
        <TextArea
          label={texts.label(name)}
          hideLabel
          grow
          height="line"
          autoFocus={hasKeyboard}
          rows={1}
          className={styles.area}
          placeholder={texts.placeholder}
          enterKeyHint={hasKeyboard ? 'send' : 'enter'}
          value={text}
          {...noteOf(content.length)}
          onChange={(event) => {
            type(event.currentTarget.value)
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton type="submit" variant="primary" label={texts.send} disabled={!maySend}>
          <SendHorizontal size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </form>
  )
}
