import type { CSSProperties } from 'react'
import * as styles from './crowd.module.css'

/** Position (per cent), size, tilt (degrees) and the power at which each arm rises. */
const ARMS = [
  [2, 0.8, -9, 0.5],
  [10, 1.1, 5, 0.15],
  [17, 0.75, -4, 0.75],
  [24, 1, 8, 0.35],
  [32, 0.85, -7, 0.6],
  [39, 1.15, -3, 0.05],
  [48, 0.8, 6, 0.82],
  [55, 1.05, -6, 0.25],
  [63, 0.78, 9, 0.68],
  [70, 1.12, 3, 0.1],
  [78, 0.9, -8, 0.45],
  [86, 1.06, 5, 0.2],
  [94, 0.82, -5, 0.55],
] as const

const styleOf = ([left, size, tilt, at]: (typeof ARMS)[number]) =>
  ({ left: `${left}%`, '--size': size, '--tilt': `${tilt}deg`, '--at': at }) as CSSProperties

const ARM =
  'M4.5 15V3.5a1.75 1.75 0 0 1 3.5 0v6.25a2 2 0 0 1 4 0 2 2 0 0 1 4 0V3.5a1.75 1.75 0 0 1 3.5 0V15c0 2.8-1.3 4.6-2.6 5.8L18 64H6l.9-43C5.700 19.800 4.500 17.800 4.500 15Z'

/** The crowd: one arm after the other rises with the power. */
export const Crowd = () => (
  <div className={styles.root} aria-hidden="true">
    {ARMS.map((arm) => (
      <svg key={arm[0]} viewBox="0 0 24 64" style={styleOf(arm)}>
        <path d={ARM} />
      </svg>
    ))}
  </div>
)
