import type { MotifShapeProps } from './motif-shape.ts'
import * as styles from '../motif.module.css'

const STEP = 8
const MIDDLE = 80

/** A waveform, loudest in the middle. */
export const NoiseMotif = ({ chances, width }: MotifShapeProps) => (
  <>
    {chances.slice(0, width / STEP).map((chance, index) => {
      const swell = Math.sin((((index + 0.5) * STEP) / width) * Math.PI)
      const half = 6 + swell * (14 + 54 * chance)
      return (
        <rect
          key={index}
          className={chance > 0.8 ? styles.hot : styles.dark}
          x={index * STEP + 1.5}
          y={MIDDLE - half}
          width={STEP - 3}
          height={2 * half}
        />
      )
    })}
  </>
)
