import { memo } from 'react'
import { nameOrUnknown } from '#spa/platform/name-or-unknown.ts'
import { HornsIcon } from '#ui/brand/horns-icon.tsx'
import { classNames } from '#ui/class-names.ts'
import type { ShownMessage } from '../model/shown-messages.ts'
import { messages } from '../texts.ts'
import { useChat } from './chat-context.ts'
import { HornsButton, MessageMenu } from './message-actions.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { NotSent } from './message-status.tsx'
import { useSeen } from './use-seen.ts'
import * as styles from './message.module.css'

interface MessageRowProps {
  message: ShownMessage
  /** Of its group. */
  isFirst: boolean
  isLast: boolean
  isHighlighted: boolean
}

/** Horns that the other member gave to an own message. */
const OwnHorns = ({ message }: { message: ShownMessage }) => {
  const { other } = useChat()
  if (!message.isOwn || !message.isLikedByOther) return null
  const label = messages.message.likedByOther(nameOrUnknown(other.displayName))
  return (
    <span className={styles.ownHorns} role="img" aria-label={label}>
      <HornsIcon size={16} filled />
    </span>
  )
}

const Actions = ({ message }: { message: ShownMessage }) => {
  const { mayLike } = useChat()
  if (message.state !== 'sent' || message.status === 'deleted' || message.status === 'removed')
    return null
  return (
    <span className={styles.actions}>
      {!message.isOwn && mayLike && <HornsButton message={message} />}
      <MessageMenu message={message} />
    </span>
  )
}

export const MessageRow = memo(({ message, isFirst, isLast, isHighlighted }: MessageRowProps) => {
  const { other, onSeen } = useChat()
  const { isOwn } = message
  const ref = useSeen<HTMLDivElement>(
    isOwn
      ? undefined
      : () => {
          onSeen(message.id)
        },
  )
  return (
    <div
      ref={ref}
      className={classNames(
        styles.row,
        isOwn && styles.ownRow,
        isFirst && styles.firstRow,
        isLast && styles.lastRow,
        isHighlighted && styles.highlighted,
      )}
    >
      <span className="visually-hidden">
        {isOwn ? messages.chat.you : nameOrUnknown(other.displayName)}:
      </span>
      <div className={styles.bubbleLine}>
        <MessageBubble message={message} />
        <OwnHorns message={message} />
        <Actions message={message} />
      </div>
      <NotSent message={message} />
    </div>
  )
})
