import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Author } from '#shared/api/members.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Avatar } from '#ui/brand/avatar.tsx'
import { classNames } from '#ui/class-names.ts'
import { messages } from '../texts.ts'
import * as styles from './notifications.module.css'

interface NotificationRowProps {
  member: Author
  /** Continues the sentence that the member's name begins. */
  action: string
  content: string | null
  createdAt: string
  isUnread: boolean
  /** Called when the member's name is followed. */
  onLeave: () => void
  /** Buttons of this line. */
  children?: ReactNode
}

/** One line of a dialog: who did what, and when. */
export const NotificationRow = (props: NotificationRowProps) => {
  const { member, action, content, createdAt, isUnread, onLeave, children } = props
  return (
    <li className={classNames(styles.row, isUnread && styles.unread)}>
      <Avatar name={member.displayName} src={member.avatar} size="sm" />
      <div className={styles.text}>
        <p>
          {isUnread && <span className="visually-hidden">{messages.isNew} </span>}
          <Link className={styles.name} to={`/users/${member.username}`} onClick={onLeave}>
            <bdi>{nameOrUnknown(member.displayName)}</bdi>
          </Link>
          {action}
        </p>
        {content !== null && content !== '' && (
          <p className={styles.content} dir="auto">
            {content}
          </p>
        )}
        <p className={styles.time}>
          <RelativeTime at={createdAt} />
        </p>
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  )
}
