import { Link } from 'react-router-dom'
import type { ActivityNotification, NotifiedConcert } from '#shared/api/notifications.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { classNames } from '#ui/class-names.ts'
import { useMarkRead } from '../api/mark-read.ts'
import { messages } from '../texts.ts'
import * as styles from './notifications.module.css'

interface ConcertRowProps {
  activity: ActivityNotification
  concert: NotifiedConcert
  onLeave: () => void
}

const DAY = new Intl.DateTimeFormat('de-DE', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** When and where: on the clock of the venue, whatever the zone of the browser. */
const placeOf = ({ date, time, venue, city }: NotifiedConcert): string => {
  const day = DAY.format(new Date(`${date}T00:00:00Z`))
  const when = time === null ? day : `${day}, ${messages.oClock(time)}`
  return `${when} · ${venue === null ? city : `${venue}, ${city}`}`
}

/** One line of the dialog: what happened to a concert. */
export const ConcertRow = ({ activity, concert, onLeave }: ConcertRowProps) => {
  const markRead = useMarkRead()
  return (
    <li className={classNames(styles.row, activity.isUnread && styles.unread)}>
      <div className={styles.text}>
        <p>
          {activity.isUnread && <span className="visually-hidden">{messages.isNew} </span>}
          {messages.concert[concert.change]}{' '}
          <b>
            <bdi>{concert.bandName}</bdi>
          </b>
        </p>
        <p className={styles.content} dir="auto">
          {placeOf(concert)}
        </p>
        <p className={styles.time}>
          <RelativeTime at={activity.createdAt} />
        </p>
      </div>
      <div className={styles.actions}>
        <Link
          className={styles.name}
          to={`/concerts/${concert.id}`}
          aria-label={messages.showConcertOf(concert.bandName)}
          onClick={() => {
            markRead({ type: 'concert', notificationId: activity.id })
            onLeave()
          }}
        >
          {messages.showConcert}
        </Link>
      </div>
    </li>
  )
}
