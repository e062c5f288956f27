import { messages } from '../texts.ts'
import * as styles from './count-badge.module.css'

interface CountBadgeProps {
  count: number
}

export const cappedCount = (count: number): string => (count > 99 ? '99+' : String(count))

/** The number of unread items: hidden at zero, '99+' above 99. */
export const CountBadge = ({ count }: CountBadgeProps) =>
  count > 0 ? (
    <span className={styles.root}>
      <span aria-hidden="true">{cappedCount(count)}</span>
      <span className="visually-hidden">{messages.unread(cappedCount(count))}</span>
    </span>
  ) : null
