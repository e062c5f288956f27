import type { CSSProperties } from 'react'
import './embers.css'

/** Where each ember starts, how far it drifts, how long and how late it rises. */
const EMBERS = [
  [4, 3, 11, 0],
  [9, -2, 14, 6],
  [16, 4, 12, 3],
  [24, 2, 16, 9],
  [31, -3, 13, 1],
  [38, 3, 17, 12],
  [47, -2, 12, 7],
  [55, 4, 15, 4],
  [62, 2, 13, 10],
  [70, -4, 16, 2],
  [77, 3, 11, 8],
  [83, -2, 14, 5],
  [90, 3, 12, 11],
  [96, -3, 15, 1.5],
] as const

const styleOf = ([left, drift, seconds, late]: (typeof EMBERS)[number]) =>
  ({
    left: `${left}%`,
    '--ember-drift': `${drift}vw`,
    animationDuration: `${seconds}s`,
    animationDelay: `-${late}s`,
  }) as CSSProperties

/** Sparks over the coals at the foot of the page. They stand still when motion is unwanted. */
export const Embers = () => (
  <div className="embers" aria-hidden="true">
    {EMBERS.map((ember) => (
      <span key={ember[0]} style={styleOf(ember)} />
    ))}
  </div>
)
