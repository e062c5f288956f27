import type { ConcertCard } from '#shared/api/concerts.ts'
import { classNames } from '#ui/class-names.ts'
import { isPast } from '../api/concerts.ts'
import { messages } from '../texts.ts'
import * as styles from './status-label.module.css'

const COLOURS = {
  available: styles.available,
  sold_out: styles.soldOut,
  cancelled: styles.cancelled,
} as const

/** A past concert is over, whatever tickets there were. */
export const StatusLabel = ({ concert }: { concert: Pick<ConcertCard, 'status' | 'date'> }) => {
  const { status } = concert
  const isOver = status !== 'cancelled' && isPast(concert)
  return (
    <span className={classNames(styles.root, COLOURS[isOver ? 'cancelled' : status])}>
      {isOver ? messages.over : messages.statuses[status]}
    </span>
  )
}

/** Beside the status of a concert that has another day than before. */
export const MovedLabel = () => (
  <span className={classNames(styles.root, styles.moved)}>{messages.moved}</span>
)
