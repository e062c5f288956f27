import type { MotifShapeProps } from './motif-shape.ts'
import * as styles from '../motif.module.css'

const GROOVES = 11
const CENTRE = 80

/** A record on a turntable. */
export const RecordMotif = ({ chances, width }: MotifShapeProps) => {
  const [place = 0, turn = 0, ...gaps] = chances
  const x = width * (0.38 + 0.24 * place)
  return (
    <>
      <circle className={styles.dark} cx={x} cy={CENTRE} r="76" />
      {gaps.slice(0, GROOVES).map((gap, index) => (
        <circle
          key={index}
          className={styles.groove}
          cx={x}
          cy={CENTRE}
          r={32 + index * 3.9}
          strokeWidth={0.5 + 1.1 * gap}
          strokeDasharray={`${60 + 160 * gap} ${8 + 22 * gap}`}
          strokeDashoffset={300 * turn}
        />
      ))}
      <circle className={styles.hot} cx={x} cy={CENTRE} r="24" />
      <g transform={`rotate(${360 * turn} ${x} ${CENTRE})`}>
        <path className={styles.shine} d={`M${x} ${CENTRE}l-20 -70a73 73 0 0 1 40 0Z`} />
        <path className={styles.shine} d={`M${x} ${CENTRE}l-20 70a73 73 0 0 0 40 0Z`} />
        <path className={styles.dark} d={`M${x - 13} ${CENTRE - 10}h26l-10 7h-6Z`} />
      </g>
      <circle className={styles.dark} cx={x} cy={CENTRE} r="3.5" />
    </>
  )
}
