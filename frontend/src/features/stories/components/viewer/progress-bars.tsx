import type { RefObject } from 'react'
import type { Place } from '../../model/playlist.ts'
import * as styles from './viewer.module.css'

interface ProgressBarsProps {
  place: Place
  /** Starts the current bar anew. */
  slideKey: string
  /** The part of the current bar that is over; the clock moves it. */
  bar: RefObject<HTMLSpanElement | null>
}

/** Decoration: the place is a text for screen readers. */
export const ProgressBars = ({ place, slideKey, bar }: ProgressBarsProps) => (
  <div className={styles.bars} aria-hidden="true">
    {Array.from({ length: place.count }, (_, index) => {
      const isCurrent = index === place.number - 1
      return (
        <span key={index} className={styles.bar} data-current={isCurrent || undefined}>
          {isCurrent && <span key={slideKey} ref={bar} />}
          {index < place.number - 1 && <span className={styles.over} />}
        </span>
      )
    })}
  </div>
)
