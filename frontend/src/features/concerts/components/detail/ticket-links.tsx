import { Ticket } from 'lucide-react'
import type { Concert } from '#shared/api/concerts.ts'
import { Button } from '#ui/controls/button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { isPast } from '../../model/evening.ts'
import { messages as texts } from '../../detail-texts.ts'
import { messages } from '../../texts.ts'
import * as styles from './concert-view.module.css'

const hostOf = (url: string): string => (URL.parse(url)?.hostname ?? url).replace(/^www\./, '')

const SoldOut = () => (
  <>
    <Button disabled>
      <Ticket size={18} aria-hidden="true" />
      {messages.tickets}
    </Button>
    <p className={styles.note}>{texts.soldOut}</p>
  </>
)

/** All ticket links, one of each source; says when others do not see that of the viewer yet. */
export const TicketLinks = ({ concert }: { concert: Concert }) => (
  <>
    <Tickets concert={concert} />
    {concert.linksWithheld && <p className={styles.note}>{texts.linksWithheld}</p>}
  </>
)

const Tickets = ({ concert }: { concert: Concert }) => {
  const { status, ticketUrls } = concert
  if (status === 'cancelled') return <p className={styles.note}>{texts.cancelled}</p>
  if (isPast(concert)) return <p className={styles.note}>{texts.over}</p>
  if (status === 'sold_out')
    return (
      <div className={styles.tickets}>
        <SoldOut />
      </div>
    )
  if (ticketUrls.length === 0) return <p className={styles.note}>{texts.noTickets}</p>
  return (
    <ul className={styles.tickets} aria-label={texts.tickets}>
      {ticketUrls.map((url, index) => (
        <li key={url}>
          <a
            className={buttonClass({ variant: index === 0 ? 'primary' : 'secondary' })}
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
          >
            <Ticket size={18} aria-hidden="true" />
            {texts.ticketsAt(hostOf(url))}
            <span className="visually-hidden"> {messages.opensNewTab}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
