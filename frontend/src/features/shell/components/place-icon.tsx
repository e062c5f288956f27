import { useKnownUnreadMessages } from '#spa/platform/unread-messages.ts'
import { CountBadge } from '#ui/feedback/count-badge.tsx'
import { messagesPlace, type Place } from '../navigation.ts'
import * as styles from './place-icon.module.css'

/** The icon of a page; that of the messages with the number of unread ones. */
export const PlaceIcon = ({ place, size }: { place: Place; size: number }) => {
  const unread = useKnownUnreadMessages()
  return (
    <span className={styles.root}>
      <place.icon size={size} aria-hidden="true" />
      {place === messagesPlace && (
        <span className={styles.badge}>
          <CountBadge count={unread} />
        </span>
      )}
    </span>
  )
}
