import { BellOff } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { Thread } from '#shared/api/threads.ts'
import { chatPath } from '#spa/entities/message/pending-recipient.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Avatar } from '#ui/brand/avatar.tsx'
import { classNames } from '#ui/class-names.ts'
import { CountBadge } from '#ui/feedback/count-badge.tsx'
import type { Person } from '../model/person.ts'
import { lastWords } from '../model/words.ts'
import { messages } from '../texts.ts'
import * as styles from './thread-list.module.css'

/** Tells the chat that the browser's way back leads to the list. */
export const FROM_LIST = { fromList: true } as const

interface RowFrameProps {
  person: Person
  isOpen: boolean
  isUnread?: boolean
  time?: React.ReactNode
  children: React.ReactNode
}

const RowFrame = ({ person, isOpen, isUnread = false, time, children }: RowFrameProps) => (
  <li>
    <Link
      className={classNames(styles.thread, isUnread && styles.unread)}
      to={chatPath(person.id)}
      state={FROM_LIST}
      aria-current={isOpen ? 'page' : undefined}
    >
      <Avatar name={person.displayName} src={person.avatar} />
      <span className={styles.words}>
        <span className={styles.line}>
          <bdi className={styles.name}>{nameOrUnknown(person.displayName)}</bdi>
          {time !== undefined && <span className={styles.time}>{time}</span>}
        </span>
        <span className={styles.line}>{children}</span>
      </span>
    </Link>
  </li>
)

interface ThreadRowProps {
  thread: Thread
  person: Person
  isOpen: boolean
}

export const ThreadRow = memo(({ thread, person, isOpen }: ThreadRowProps) => (
  <RowFrame
    person={person}
    isOpen={isOpen}
    isUnread={thread.unreadCount > 0}
    time={<RelativeTime at={thread.lastMessageTime} />}
  >
    <span className={styles.last}>{lastWords(thread)}</span>
    {thread.isMuted && <BellOff size={16} role="img" aria-label={messages.list.muted} />}
    <CountBadge count={thread.unreadCount} />
  </RowFrame>
))

interface PendingRowProps {
  person: Person
  isOpen: boolean
}

/** A new conversation, until its first message is sent. */
export const PendingRow = ({ person, isOpen }: PendingRowProps) => (
  <RowFrame person={person} isOpen={isOpen}>
    <span className={styles.last}>{messages.list.pending}</span>
  </RowFrame>
)
