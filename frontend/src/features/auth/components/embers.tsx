import { useEffect, useState, type CSSProperties } from 'react'
import * as styles from './embers.module.css'

/** Where each ember starts, how far it drifts, how long and how late it rises. */
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

/** True once the page has had time to settle: decoration must not slow down the first look. */
const useSettled = (): boolean => {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(true)
    }, SETTLED_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [])
  return settled
}

/** Sparks over the coals at the foot of the page. They stand still when motion is unwanted. */
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
