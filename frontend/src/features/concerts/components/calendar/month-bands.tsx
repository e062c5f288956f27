import { dayNumber, weekday } from '../../model/dates.ts'
import * as styles from './month.module.css'

interface MonthBandsProps {
  bands: ReadonlyMap<string, readonly string[]>
  onDay: (day: string) => void
}

/** The bands of each day below a month whose cells are too narrow for names. */
export const MonthBands = ({ bands, onDay }: MonthBandsProps) => (
  <ul className={styles.list}>
    {[...bands].map(([day, names]) => (
      <li key={day}>
        <button
          type="button"
          className={styles.entry}
          onClick={() => {
            onDay(day)
          }}
        >
          <span className={styles.entryDay}>
            {weekday(day).slice(0, 2)} {dayNumber(day)}.
          </span>
          <span>
            {names.map((name, index) => (
              <bdi key={`${String(index)} ${name}`}>
                {name}
                {index < names.length - 1 && ', '}
              </bdi>
            ))}
          </span>
        </button>
      </li>
    ))}
  </ul>
)
