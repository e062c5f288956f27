import { Link } from 'react-router-dom'
import type { Band } from '#shared/api/bands.ts'
import { CONCERT_STATUS_LABELS } from '#shared/domain/concerts.ts'
import { messages } from '../../texts.ts'
import * as styles from './detail.module.css'

/** Leads to the concerts of a name that several bands have. */
const SharedConcerts = ({ name }: { name: string }) => (
  <p className={styles.nothing}>
    {messages.band.sharedConcerts}{' '}
    <Link to={`/concerts?search=${encodeURIComponent(name)}`}>{messages.band.allConcerts}</Link>
  </p>
)

const MONTHS = ['JAN', 'FEB', 'MÄR', 'APR', 'MAI', 'JUN', 'JUL', 'AUG', 'SEP', 'OKT', 'NOV', 'DEZ']

/** A day of a concert (YYYY-MM-DD) as it is printed on a ticket, and as it is read out. */
const stubDate = (date: string) => {
  const [year = '', month = '', day = ''] = date.split('-')
  return {
    day: String(Number(day)),
    month: MONTHS[Number(month) - 1] ?? '',
    spoken: `${String(Number(day))}.${String(Number(month))}.${year}`,
  }
}

/** The next concerts on torn ticket stubs; of several bands with one name, those that were chosen for this one. */
export const UpcomingConcerts = ({ band }: { band: Band }) => {
  const { upcomingConcerts: concerts, namesakes, name } = band
  const isShared = namesakes.length > 0
  if (concerts.length === 0 && isShared) return <SharedConcerts name={name} />
  if (concerts.length === 0) return <p className={styles.nothing}>{messages.band.noConcerts}</p>
  return (
    <>
      <ul className={styles.rows}>
        {concerts.map(({ id, date, venue, city, status }) => {
          const { day, month, spoken } = stubDate(date)
          return (
            <li key={id} className={styles.concert}>
              <time className={styles.stub} dateTime={date}>
                <span aria-hidden="true">{day}</span>
                <span aria-hidden="true">{month}</span>
                <span className="visually-hidden">{spoken}</span>
              </time>
              <Link to={`/concerts/${id}`}>
                <strong>{venue ?? city}</strong>
                {venue !== null && <span>{city}</span>}
                {status !== 'available' && <span>{CONCERT_STATUS_LABELS[status]}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
      {isShared && <SharedConcerts name={name} />}
    </>
  )
}
