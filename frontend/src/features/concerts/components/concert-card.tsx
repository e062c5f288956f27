import { Clock, MapPin, Ticket } from 'lucide-react'
import { memo, useId } from 'react'
import type { ConcertCard as Concert } from '#shared/api/concerts.ts'
import { Heading } from '#ui/text/heading.tsx'
import { CardLink, LinkedCard } from '#ui/surfaces/linked-card.tsx'
import { weekday } from '../model/dates.ts'
import { describePlace } from '../model/where.ts'
import { messages } from '../texts.ts'
import { CardAction } from './card-action.tsx'
import { DateStub } from './date-stub.tsx'
import { MarkLabel } from './marks/mark-label.tsx'
import { MovedLabel, StatusLabel } from './status-label.tsx'
import { useConcertLink } from './use-concert-link.ts'
import * as styles from './concert-card.module.css'

const Facts = ({ concert }: { concert: Concert }) => (
  <ul className={styles.facts}>
    <li>
      <MapPin size={18} aria-hidden="true" />
      <span>{describePlace(concert)}</span>
    </li>
    <li>
      <Clock size={18} aria-hidden="true" />
      <span>
        {weekday(concert.date)}
        {concert.time !== null && `, ${messages.time(concert.time)}`}
      </span>
    </li>
    <li>
      <Ticket size={18} aria-hidden="true" />
      <span>{concert.price ?? messages.noPrice}</span>
    </li>
  </ul>
)

/** A concert in the calendar. The whole card opens its detail. */
export const ConcertCard = memo(({ concert }: { concert: Concert }) => {
  const titleId = useId()
  const { to, options } = useConcertLink(concert.id)
  return (
    <LinkedCard as="article" flush className={styles.root} aria-labelledby={titleId}>
      <div className={styles.head}>
        <DateStub date={concert.date} isOff={concert.status === 'cancelled'} />
        <Heading as="h2" isListed text={concert.bandName} id={titleId} dir="auto">
          <CardLink to={to} {...options}>
            {concert.bandName}
          </CardLink>
        </Heading>
      </div>
      <Facts concert={concert} />
      {concert.description !== null && (
        <p className={styles.description} dir="auto">
          {concert.description}
        </p>
      )}
      <div className={styles.foot}>
        <span className={styles.labels}>
          <StatusLabel concert={concert} />
          {concert.movedFrom !== null && <MovedLabel />}
          <MarkLabel concert={concert} />
        </span>
        <CardAction concert={concert} />
      </div>
    </LinkedCard>
  )
})
ConcertCard.displayName = 'ConcertCard'
