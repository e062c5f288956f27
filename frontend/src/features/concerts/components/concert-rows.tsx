import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ConcertCard as Concert } from '#shared/api/concerts.ts'
import { Card } from '#ui/surfaces/card.tsx'
import { isRunning } from '../model/evening.ts'
import { weekday } from '../model/dates.ts'
import { describePlace } from '../model/where.ts'
import { messages } from '../texts.ts'
import { DateStub } from './date-stub.tsx'
import { MovedLabel, StatusLabel } from './status-label.tsx'
import { useConcertLink } from './use-concert-link.ts'
import * as styles from './concert-rows.module.css'

const whenOf = ({ date, time }: Concert): string =>
  time === null ? weekday(date) : `${weekday(date)}, ${messages.time(time)}`

interface ConcertRowProps {
  concert: Concert
  /** Below the facts. */
  children?: ReactNode
}

export const ConcertRow = ({ concert, children }: ConcertRowProps) => {
  const { to, options } = useConcertLink(concert.id)
  return (
    <li className={styles.row}>
      <DateStub date={concert.date} isOff={concert.status === 'cancelled'} />
      <div className={styles.text}>
        <Link className={styles.link} to={to} {...options} dir="auto">
          {concert.bandName}
        </Link>
        <span>{describePlace(concert)}</span>
        <span>{whenOf(concert)}</span>
        {children}
      </div>
      <span className={styles.labels}>
        {(concert.status !== 'available' || isRunning(concert)) && (
          <StatusLabel concert={concert} />
        )}
        {concert.movedFrom !== null && <MovedLabel />}
      </span>
    </li>
  )
}

/** Concerts as a list, for a quick look. */
export const ConcertRows = ({ concerts }: { concerts: readonly Concert[] }) => (
  <Card flush className={styles.root}>
    <ul aria-label={messages.list}>
      {concerts.map((concert) => (
        <ConcertRow key={concert.id} concert={concert} />
      ))}
    </ul>
  </Card>
)
