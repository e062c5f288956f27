import type { ReactNode } from 'react'
import { CountBadge } from '#ui/feedback/count-badge.tsx'
import { useKnownUnread } from '#spa/entities/notification/unread.ts'
import { messagesPlace, type Place } from '../navigation.ts'
import * as styles from './badged-icon.module.css'

/** An icon with the number of unread items at its corner. */
export const BadgedIcon = ({ count, children }: { count: number; children: ReactNode }) => (
  <span className={styles.root}>
    {children}
    {count > 0 && (
      <span className={styles.badge}>
        <CountBadge count={count} />
      </span>
    )}
  </span>
)

/** The icon of a page; that of the messages with the number of unread ones. */
export const PlaceIcon = ({ place, size }: { place: Place; size: number }) => {
  const unread = useKnownUnread().messages
  return (
    <BadgedIcon count={place === messagesPlace ? unread : 0}>
      <place.icon size={size} aria-hidden="true" />
    </BadgedIcon>
  )
}
