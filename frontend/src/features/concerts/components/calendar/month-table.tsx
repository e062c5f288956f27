import { isolated } from '#shared/domain/isolated.ts'
import { classNames } from '#ui/class-names.ts'
import { dayNumber, fullDay, monthName, WEEKDAY_NAMES, listWeeks } from '../../model/dates.ts'
import { messages } from '../../texts.ts'
import * as styles from './month.module.css'

interface MonthTableProps {
  month: string
  today: string
  counts: ReadonlyMap<string, number>
  /** Undefined while they are loaded. A busy month has more than are loaded. */
  bands: ReadonlyMap<string, readonly string[]> | undefined
  /** The open day; empty for none. */
  chosen: string
  onDay: (day: string) => void
}

interface DayProps extends Omit<MonthTableProps, 'month'> {
  day: string
}

/** In a cell; the others are counted. */
const MAX_BANDS = 2

const Bands = ({ names, count }: { names: readonly string[]; count: number }) => {
  const shown = names.slice(0, MAX_BANDS)
  const rest = count - shown.length
  return (
    <span className={styles.bands} aria-hidden="true">
      {shown.map((name, index) => (
        <bdi key={`${String(index)} ${name}`} className={styles.band}>
          {name}
        </bdi>
      ))}
      {rest > 0 && <span className={styles.rest}>{messages.moreGigs(rest)}</span>}
    </span>
  )
}

const Content = ({ names, count }: { names: readonly string[]; count: number }) =>
  names.length > 0 ? (
    <Bands names={names} count={count} />
  ) : (
    <span className={styles.count} aria-hidden="true">
      {messages.gigs(count)}
    </span>
  )

const Day = ({ day, today, counts, bands, chosen, onDay }: DayProps) => {
  const count = counts.get(day) ?? 0
  const names = bands?.get(day) ?? []
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
      onClick={() => onDay(day)}
    >
      <span className="visually-hidden">
        {messages.gigsOn(fullDay(day), messages.gigs(count), names.map(isolated))}
      </span>
      <span aria-hidden="true">{number}</span>
      {bands && <Content names={names} count={count} />}
    </button>
  )
}

/** A month as weeks from Monday on. Days with concerts are buttons with their bands. */
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
      {listWeeks(month).map((week) => (
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
