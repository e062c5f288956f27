import { Reply } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { HornsIcon } from '#ui/brand/horns-icon.tsx'
import { classNames } from '#ui/class-names.ts'
import type { ShownMessage } from '../model/shown-messages.ts'
import { spokenWords } from '../model/words.ts'
import { messages } from '../texts.ts'
import { useChat } from './chat-context.ts'
import { HornsButton, MessageMenu } from './message-actions.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { NotSent } from './message-status.tsx'
import { openMessageMenu } from './open-message-menu.ts'
import { useTouch } from './use-touch.ts'
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

/** The server has it, and it was not taken away. */
const isThere = ({ state, status }: ShownMessage): boolean =>
  state === 'sent' && status !== 'deleted' && status !== 'removed'

const Actions = ({ message }: { message: ShownMessage }) => {
  const { mayLike } = useChat()
  if (!isThere(message)) return null
  return (
    <span className={styles.actions}>
      {!message.isOwn && mayLike && <HornsButton message={message} />}
      <MessageMenu message={message} />
    </span>
  )
}

/** A ref for an element; calls `onSeen` when it gets on the screen. */
const useSeen = <Element extends HTMLElement>(onSeen: (() => void) | undefined) => {
  const ref = useRef<Element>(null)
  const latest = useRef(onSeen)
  const isWatched = onSeen !== undefined
  useEffect(() => {
    latest.current = onSeen
  }, [onSeen])
  useEffect(() => {
    const element = ref.current
    if (!element || !isWatched) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      latest.current?.()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isWatched])
  return ref
}

const useRow = (message: ShownMessage) => {
  const { mayWrite, onReply, onSeen } = useChat()
  const seen = useSeen<HTMLDivElement>(message.isOwn ? undefined : () => onSeen(message.id))
  const touch = useTouch({
    onAnswer: mayWrite && isThere(message) ? () => onReply(message) : undefined,
    onMenu: () => openMessageMenu(seen.current),
  })
  return { ref: seen, touch }
}

export const MessageRow = memo(({ message, isFirst, isLast, isHighlighted }: MessageRowProps) => {
  const { other } = useChat()
  const { isOwn } = message
  const { ref, touch } = useRow(message)
  const author = isOwn ? messages.chat.you : nameOrUnknown(other.displayName)
  return (
    <div
      ref={ref}
      role="article"
      aria-label={messages.chat.writtenBy(author, spokenWords(message))}
      tabIndex={-1}
      data-message
      className={classNames(
        styles.row,
        isOwn && styles.ownRow,
        isFirst && styles.firstRow,
        isLast && styles.lastRow,
        isHighlighted && styles.highlighted,
      )}
      {...touch.handlers}
    >
      <span className="visually-hidden">{author}:</span>
      {touch.slide > 0 && (
        <Reply className={styles.answer} data-ready={touch.isAnswer} aria-hidden="true" />
      )}
      <div className={styles.bubbleLine} style={{ translate: `${String(touch.slide)}px` }}>
        <MessageBubble message={message} />
        <OwnHorns message={message} />
        <Actions message={message} />
      </div>
      <NotSent message={message} />
    </div>
  )
})
