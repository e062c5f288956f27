import { EyeOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Quote } from '#shared/api/messages.ts'
import { classNames } from '#ui/class-names.ts'
import { RichText } from '#spa/platform/text/rich-text.tsx'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { clockTime } from '../model/chat-time.ts'
import type { ShownMessage } from '../model/shown-messages.ts'
import { messages } from '../texts.ts'
import { quoteWords } from '../model/words.ts'
import { useChat } from './chat-context.ts'
import { MessageMedia } from './media/message-media.tsx'
import { ReportButton } from './message-actions.tsx'
import { MessageStatus } from './message-status.tsx'
import * as styles from './message.module.css'

interface BubbleProps {
  message: ShownMessage
}

const Media = ({ message }: BubbleProps) => {
  const { sending } = useChat()
  return <MessageMedia message={message} onCancel={() => sending.discard(message.key)} />
}

interface GoneProps {
  text: string
  reason: string | null
  /** The message, when a moderator decided about it. */
  decidedId?: string | undefined
  /** A held message that is the member's own. */
  heldId?: string | undefined
}

const Gone = ({ text, reason, decidedId, heldId }: GoneProps) => (
  <p className={styles.gone}>
    <EyeOff size={16} aria-hidden="true" />
    <span>
      {text} {reason}{' '}
      {decidedId !== undefined && (
        <Link to={`/entscheidungen?zu=${decidedId}`}>{messages.message.readStatement}</Link>
      )}
      {heldId !== undefined && (
        <Link to={`/einspruch/message/${heldId}`}>{messages.message.objectToHold}</Link>
      )}
    </span>
  </p>
)

/** The message that another one answers; a tap leads to it. */
const QuotedMessage = ({ quote }: { quote: Quote }) => {
  const { other, ownId, onQuote } = useChat()
  const name = quote.senderId === ownId ? messages.chat.you : nameOrUnknown(other.displayName)
  return (
    <button type="button" className={styles.quote} onClick={() => onQuote(quote.id)}>
      <bdi className={styles.quoteName}>{name}</bdi>
      <span className={styles.quoteText}>{quoteWords(quote)}</span>
    </button>
  )
}

const Content = ({ message }: BubbleProps) => (
  <>
    {message.replyTo && <QuotedMessage quote={message.replyTo} />}
    {message.mediaType && <Media message={message} />}
    {message.content !== '' && (
      <p className={styles.text} dir="auto">
        <RichText text={message.content} />
      </p>
    )}
    {message.status === 'held' && (
      <Gone
        text={messages.message.held}
        reason={message.statusReason}
        heldId={message.isOwn ? message.id : undefined}
      />
    )}
  </>
)

const isGoneNow = ({ status }: ShownMessage): boolean =>
  status === 'deleted' || status === 'removed'

const Meta = ({ message }: BubbleProps) => {
  const Tool = message.isOwn ? MessageStatus : ReportButton
  return (
    <span className={styles.meta}>
      <time dateTime={message.createdAt}>{clockTime(message.createdAt)}</time>
      {!isGoneNow(message) && <Tool message={message} />}
    </span>
  )
}

/** The patch with the content of a message, its time and its state. */
export const MessageBubble = ({ message }: BubbleProps) => {
  const { status, isOwn } = message
  const isGone = isGoneNow(message)
  return (
    <div
      className={classNames(
        styles.bubble,
        isOwn ? styles.ownBubble : styles.otherBubble,
        isGone && styles.goneBubble,
      )}
    >
      {isGone ? (
        <Gone
          text={status === 'deleted' ? messages.message.deleted : messages.message.removed}
          reason={message.statusReason}
          decidedId={isOwn && status === 'removed' ? message.id : undefined}
        />
      ) : (
        <Content message={message} />
      )}
      <Meta message={message} />
    </div>
  )
}
