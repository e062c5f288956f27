import type { ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { dayNumber, fullDay, weekday } from '../../model/dates.ts'
import { messages } from '../../texts.ts'
import * as styles from './month.module.css'

const Names = ({ names }: { names: readonly string[] }) =>
  names.map((name, index) => (
    <bdi key={`${String(index)} ${name}`}>
      {name}
      {index < names.length - 1 && ', '}
    </bdi>
  ))

interface MonthBandsProps {
  counts: ReadonlyMap<string, number>
  /** Undefined while they are loaded. */
  bands: ReadonlyMap<string, readonly string[]> | undefined
  /** The open day; empty for none. */
  chosen: string
  /** Opens a day, or closes the open one. */
  onDay: (day: string) => void
  /** The concerts of the open day. */
  children: ReactNode
}

/** A month on a phone: the days with concerts and their bands. The concerts of a day open below it. */
export const MonthBands = ({ counts, bands, chosen, onDay, children }: MonthBandsProps) => (
  <ul className={styles.list}>
    {[...counts].map(([day, count]) => {
      const names = bands?.get(day) ?? []
      const isOpen = day === chosen
      return (
        <li key={day}>
          <button
            type="button"
            className={styles.entry}
            aria-expanded={isOpen}
            onClick={() => {
              onDay(isOpen ? '' : day)
            }}
          >
            <span className={styles.entryDay}>
              <span className="visually-hidden">{fullDay(day)}: </span>
              <span aria-hidden="true">
                {weekday(day).slice(0, 2)} {dayNumber(day)}.
              </span>
            </span>
            <span className={styles.entryBands}>
              {names.length > 0 ? <Names names={names} /> : bands && messages.gigs(count)}
            </span>
            <ChevronDown className={styles.entryArrow} size={20} aria-hidden="true" />
          </button>
          {isOpen && children}
        </li>
      )
    })}
  </ul>
)
