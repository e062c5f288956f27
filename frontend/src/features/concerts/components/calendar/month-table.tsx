import { classNames } from '#ui/class-names.ts'
import { dayNumber, fullDay, monthName, WEEKDAY_NAMES, weeksOf } from '../../model/dates.ts'
import { messages } from '../../texts.ts'
import * as styles from './month.module.css'

interface MonthTableProps {
  month: string
  today: string
  counts: ReadonlyMap<string, number>
  /** The open day; empty for none. */
  chosen: string
  onDay: (day: string) => void
}

interface DayProps extends Omit<MonthTableProps, 'month'> {
  day: string
}

const Day = ({ day, today, counts, chosen, onDay }: DayProps) => {
  const count = counts.get(day) ?? 0
  const number = (
    <span className={classNames(styles.number, day === today && styles.today)}>
      {dayNumber(day)}
    </span>
  )
  if (count === 0) return <span className={styles.day}>{number}</span>
  return (
    <button
      type="button"
      className={classNames(styles.day, styles.busy)}
      aria-pressed={day === chosen}
      onClick={() => {
        onDay(day)
      }}
    >
      <span className="visually-hidden">{`${fullDay(day)}, ${messages.gigs(count)}`}</span>
      <span aria-hidden="true">{number}</span>
      <span className={styles.count} aria-hidden="true">
        {messages.gigs(count)}
      </span>
    </button>
  )
}

/** A month as weeks from Monday on. Days with concerts are buttons with their number. */
export const MonthTable = ({ month, ...days }: MonthTableProps) => (
  <table className={styles.table} aria-label={monthName(month)}>
    <thead>
      <tr>
        {WEEKDAY_NAMES.map(({ name, short }) => (
          <th key={name} scope="col" abbr={name}>
            {short}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(month).map((week) => (
        <tr key={week.find((day) => day !== undefined)}>
          {week.map((day, index) => (
            <td key={WEEKDAY_NAMES[index]?.name}>
              {day !== undefined && <Day day={day} {...days} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
