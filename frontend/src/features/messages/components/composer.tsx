import { X } from 'lucide-react'
import { Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation } from 'react-router-dom'
import type { Quote } from '#shared/api/messages.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { PUSH_PARAMETERS } from '#shared/domain/push-places.ts'
import { isEnter } from '#spa/platform/enter-key.ts'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { takeParameter } from '#spa/platform/page-parameter.ts'
import { useHasKeyboard } from '#spa/platform/viewport.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { mediaMessages } from '../media-texts.ts'
import type { Attachment, Draft } from '../model/unsent.ts'
import type { Recorder } from '../model/recorder.ts'
import { quoteWords } from '../model/words.ts'
import { messages } from '../texts.ts'
import { ComposerButton } from './composer-button.tsx'
import type { ComposerSlot } from './composer-slot.ts'
import { PhotoButton } from './media/photo-button.tsx'
import { PhotoPreview } from './media/photo-preview.tsx'
import { useRecording } from './voice/use-recording.ts'
import * as styles from './composer.module.css'

const texts = messages.compose
const NEARLY_FULL = LIMITS.message - 200

const RecorderPanel = lazyPart(
  async () => (await import('./voice/recorder-panel.tsx')).RecorderPanel,
)

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
  recorder: Recorder
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
  const isEmpty = content === '' && attachment === undefined
  const maySend = !isEmpty && content.length <= LIMITS.message

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
  return { text, content, isEmpty, maySend, type, send, slot }
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

interface WritingProps {
  name: string
  composing: ReturnType<typeof useComposer>
  isHidden: boolean
}

const Writing = ({ name, composing, isHidden }: WritingProps) => {
  const { text, content, type, send, slot } = composing
  const hasKeyboard = useHasKeyboard()
  return (
    <div className={styles.writing} hidden={isHidden}>
      <PhotoButton slot={slot} />
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
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (!hasKeyboard || event.shiftKey || !isEnter(event.nativeEvent)) return
          event.preventDefault()
          send()
        }}
      />
    </div>
  )
}

/** Where a member writes or records a message. Keeps both until they are sent. */
export const Composer = (props: ComposerProps) => {
  const { name, quote, isOwnQuote, onCancelQuote, recorder } = props
  const composing = useComposer(props)
  const { isEmpty, maySend, send, slot } = composing
  const recording = useRecording(recorder, slot.sendNow)
  const form = useFocusOnAnswer(quote)
  const isRecording = recording.state.name !== 'idle'
  const isHeld = recording.hold.slide !== undefined

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(isRecording || quote)) return
    event.preventDefault()
    if (isRecording) recording.drop()
    else onCancelQuote()
  }

  return (
    <form
      ref={form}
      className={styles.root}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {quote && <QuoteBar {...{ name, isOwnQuote, quote, onCancelQuote }} />}
      {slot.attachment && <PhotoPreview attachment={slot.attachment} attach={slot.attach} />}
      <div className={styles.line}>
        {/* A field that is hidden closes the keyboard, which would move the button away from the finger. */}
        <Writing name={name} composing={composing} isHidden={isRecording && !isHeld} />
        {isRecording && (
          <div className={styles.recording}>
            <Suspense fallback={mediaMessages.voice.asking}>
              <RecorderPanel recording={recording} />
            </Suspense>
          </div>
        )}
        <ComposerButton recording={recording} isEmpty={isEmpty} maySend={maySend} />
      </div>
    </form>
  )
}
