import type { ConcertCard } from '#shared/api/concerts.ts'
import { classNames } from '#ui/class-names.ts'
import { isPast, isRunning } from '../model/evening.ts'
import { messages } from '../texts.ts'
import * as styles from './status-label.module.css'

const COLOURS = {
  available: styles.available,
  sold_out: styles.soldOut,
  cancelled: styles.cancelled,
} as const

type Shown = Pick<ConcertCard, 'status' | 'date' | 'time' | 'startsAt'>

const labelOf = (concert: Shown): readonly [text: string, colour: ConcertCard['status']] => {
  const { status } = concert
  if (status === 'cancelled') return [messages.statuses[status], status]
  if (isPast(concert)) return [messages.over, 'cancelled']
  return [isRunning(concert) ? messages.running : messages.statuses[status], status]
}

/** A concert that goes on or is over says that, even if tickets were left. */
export const StatusLabel = ({ concert }: { concert: Shown }) => {
  const [text, colour] = labelOf(concert)
  return <span className={classNames(styles.root, COLOURS[colour])}>{text}</span>
}

/** Beside the status of a concert that has another day than before. */
export const MovedLabel = () => (
  <span className={classNames(styles.root, styles.moved)}>{messages.moved}</span>
)
