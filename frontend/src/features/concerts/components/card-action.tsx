import { Info, Ticket } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { ConcertCard } from '#shared/api/concerts.ts'
import { classNames } from '#ui/class-names.ts'
import { Button } from '#ui/controls/button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { isPast } from '../model/evening.ts'
import { messages } from '../texts.ts'
import { useConcertLink } from './use-concert-link.ts'
import * as styles from './concert-card.module.css'

/** A link to the tickets, or a button for the detail where there are none to be had. */
export const CardAction = ({ concert }: { concert: ConcertCard }) => {
  const { id, bandName, status, ticketUrl } = concert
  const navigate = useNavigate()
  const { to, options } = useConcertLink(id)
  const isOver = isPast(concert)
  if (status === 'sold_out' && !isOver)
    return (
      <Button className={styles.action} disabled aria-label={messages.ticketsFor(bandName)}>
        <Ticket size={18} aria-hidden="true" />
        {messages.tickets}
      </Button>
    )
  if (status === 'available' && ticketUrl !== null && !isOver)
    return (
      <a
        className={classNames(buttonClass({ variant: 'primary' }), styles.action)}
        href={ticketUrl}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        aria-label={`${messages.ticketsFor(bandName)} ${messages.opensNewTab}`}
      >
        <Ticket size={18} aria-hidden="true" />
        {messages.tickets}
      </a>
    )
  return (
    <Button
      className={styles.action}
      aria-label={messages.infoFor(bandName)}
      onClick={() => void navigate(to, options)}
    >
      <Info size={18} aria-hidden="true" />
      {messages.info}
    </Button>
  )
}
