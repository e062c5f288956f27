import { useEffect, useState, type CSSProperties } from 'react'
import * as styles from './embers.module.css'

/** Start position, drift, duration and delay of each ember. */
const EMBERS = [
  [6, 3, 11, 0],
  [16, 4, 14, 6],
  [27, -2, 12, 3],
  [36, 3, 16, 9],
  [47, -2, 13, 1],
  [58, 4, 15, 12],
  [68, 2, 12, 7],
  [77, -4, 16, 4],
  [86, 3, 13, 10],
  [94, -3, 15, 2],
] as const

const styleOf = ([left, drift, seconds, late]: (typeof EMBERS)[number]) =>
  ({
    left: `${left}%`,
    '--ember-drift': `${drift}vw`,
    animationDuration: `${seconds}s`,
    animationDelay: `-${late}s`,
  }) as CSSProperties

const SETTLED_MS = 3000

/** True three seconds after the first paint, which decoration must not delay. */
const useSettled = (): boolean => {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [])
  return settled
}

/** Rising sparks behind the login; still with reduced motion. */
export const Embers = () => {
  const burning = useSettled()
  if (!burning) return null
  return (
    <div className={styles.root} aria-hidden="true">
      {EMBERS.map((ember) => (
        <span key={ember[0]} style={styleOf(ember)} />
      ))}
    </div>
  )
}
