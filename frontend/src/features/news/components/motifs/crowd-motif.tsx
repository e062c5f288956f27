import type { MotifShapeProps } from './motif-shape.ts'
import * as styles from '../motif.module.css'

const BEAM_EVERY = 64
const ARM_EVERY = 36
const HEAD_EVERY = 23

/** An arm with the sign of the horns, 24 wide and 64 high. */
const ARM =
  'M4.5 15V3.5a1.75 1.75 0 0 1 3.5 0v6.25a2 2 0 0 1 4 0 2 2 0 0 1 4 0V3.5a1.75 1.75 0 0 1 3.5 0V15c0 2.8-1.3 4.6-2.6 5.8L18 64H6l.9-43C5.7 19.8 4.5 17.8 4.5 15Z'

/** A crowd before a stage. */
export const CrowdMotif = ({ chances, width }: MotifShapeProps) => (
  <>
    {chances.slice(0, width / BEAM_EVERY).map((chance, index) => {
      const x = BEAM_EVERY / 2 + index * BEAM_EVERY
      const reach = (chance - 0.5) * 120
      return <path key={index} className={styles.beam} d={`M${x} -4l${reach - 20} 140h40Z`} />
    })}
    {chances.slice(16, 16 + width / ARM_EVERY).map((chance, index) => {
      const size = 0.9 + 0.7 * chance
      const x = index * ARM_EVERY + 8 + 10 * chance
      return (
        <path
          key={index}
          className={styles.dark}
          d={ARM}
          transform={`translate(${x} ${158 - 64 * size}) rotate(${-14 + 28 * chance} 12 64) scale(${size})`}
        />
      )
    })}
    {chances.slice(40, 41 + width / HEAD_EVERY).map((chance, index) => (
      <circle
        key={index}
        className={styles.dark}
        cx={index * HEAD_EVERY}
        cy={143 - 8 * chance}
        r={13 + 4 * chance}
      />
    ))}
    <path className={styles.dark} d={`M0 144h${width}v16h-${width}Z`} />
  </>
)
