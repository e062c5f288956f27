import { CalendarDays, MapPin, Music, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Concert } from '#shared/api/concerts.ts'
import { messages as texts } from '../../detail-texts.ts'
import { fullDay, longDay } from '../../model/dates.ts'
import { mapLink, describePlace } from '../../model/where.ts'
import { messages } from '../../texts.ts'
import * as styles from './concert-view.module.css'

interface FactProps {
  icon: ReactNode
  name: string
  children: ReactNode
}

const Fact = ({ icon, name, children }: FactProps) => (
  <div className={styles.fact}>
    {icon}
    <dt className="visually-hidden">{name}</dt>
    <dd>{children}</dd>
  </div>
)

const When = ({ concert: { date, time, movedFrom } }: { concert: Concert }) => (
  <>
    <span>
      {fullDay(date)}
      {time !== null && `, ${messages.time(time)}`}
    </span>
    {time === null && <span className={styles.note}>{texts.noTime}</span>}
    {movedFrom !== null && <span className={styles.note}>{texts.moved(longDay(movedFrom))}</span>}
  </>
)

const Where = ({ concert }: { concert: Concert }) => (
  <>
    <span>{describePlace(concert)}</span>
    <span className={styles.links}>
      <a href={mapLink(concert)} target="_blank" rel="noopener noreferrer">
        {texts.map}
        <span className="visually-hidden"> {texts.mapNote}</span>
      </a>
      <Link to={`/concerts?${new URLSearchParams({ city: concert.city })}`}>
        {texts.inCity(concert.city)}
      </Link>
    </span>
  </>
)

export const ConcertFacts = ({ concert }: { concert: Concert }) => (
  <dl className={styles.facts} aria-label={texts.facts}>
    <Fact icon={<CalendarDays size={20} aria-hidden="true" />} name={texts.when}>
      <When concert={concert} />
    </Fact>
    <Fact icon={<MapPin size={20} aria-hidden="true" />} name={texts.where}>
      <Where concert={concert} />
    </Fact>
    <Fact icon={<Ticket size={20} aria-hidden="true" />} name={texts.price}>
      <span>{concert.price ?? messages.noPrice}</span>
    </Fact>
    {(concert.genre !== null || concert.bandId !== null) && (
      <Fact icon={<Music size={20} aria-hidden="true" />} name={texts.genre}>
        {concert.genre !== null && <span>{concert.genre}</span>}
        {concert.bandId !== null && <Link to={`/bands/${concert.bandId}`}>{texts.band}</Link>}
      </Fact>
    )}
  </dl>
)
