import type { ConcertStatus } from '#shared/domain/concerts.ts'
import { classNames } from '#ui/class-names.ts'
import { messages } from '../texts.ts'
import * as styles from './status-label.module.css'

const COLOURS = {
  available: styles.available,
  sold_out: styles.soldOut,
  cancelled: styles.cancelled,
} as const

export const StatusLabel = ({ status }: { status: ConcertStatus }) => (
  <span className={classNames(styles.root, COLOURS[status])}>{messages.statuses[status]}</span>
)

/** Beside the status of a concert that has another day than before. */
export const MovedLabel = () => (
  <span className={classNames(styles.root, styles.moved)}>{messages.moved}</span>
)
