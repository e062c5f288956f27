import { classNames } from '#ui/class-names.ts'
import { chooseTypeface } from '#ui/text/typeface.ts'
import { dayNumber, fullDay, shortMonth } from '../model/dates.ts'
import * as styles from './date-stub.module.css'

interface DateStubProps {
  date: string
  size?: 'medium' | 'large'
  /** Struck through for a concert that does not take place. */
  isOff?: boolean
}

/** The day of a concert on a torn ticket stub. */
export const DateStub = ({ date, size = 'medium', isOff = false }: DateStubProps) => (
  <time
    className={classNames(styles.root, size === 'large' && styles.large, isOff && styles.off)}
    dateTime={date}
  >
    <span className="visually-hidden">{fullDay(date)}</span>
    <span className={classNames(styles.day, chooseTypeface(dayNumber(date)))} aria-hidden="true">
      {dayNumber(date)}
    </span>
    <span className={styles.month} aria-hidden="true">
      {shortMonth(date)}
    </span>
  </time>
)
