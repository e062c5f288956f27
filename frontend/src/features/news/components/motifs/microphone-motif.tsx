import type { MotifShapeProps } from './motif-shape.ts'
import * as styles from '../motif.module.css'

const WAVES = 12
const MIDDLE = 80
const REACH = 72
const RIBS = [0, 1, 2, 3, 4]

/** Two arcs, left and right, that stay inside the picture. */
const waveAround = (x: number, radius: number): string => {
  const high = Math.min(REACH, radius * 0.8)
  const aside = Math.sqrt(radius ** 2 - high ** 2)
  const arc = (side: 1 | -1): string =>
    `M${x + side * aside} ${MIDDLE - high}A${radius} ${radius} 0 0 ${side === 1 ? 1 : 0} ${x + side * aside} ${MIDDLE + high}`
  return arc(-1) + arc(1)
}

/** A microphone between sound waves. */
export const MicrophoneMotif = ({ chances, width }: MotifShapeProps) => {
  const [place = 0, tilt = 0, ...rest] = chances
  const x = width * (0.38 + 0.24 * place)
  return (
    <>
      {rest.slice(0, WAVES).map((chance, index) => (
        <path
          key={index}
          className={styles.wave}
          d={waveAround(x, 58 + index * 24)}
          strokeWidth={1.5 + 3 * chance}
          strokeDasharray={`${20 + 90 * chance} ${10 + 20 * (1 - chance)}`}
        />
      ))}
      <g transform={`rotate(${-14 + 28 * tilt} ${x} 140)`}>
        <path className={styles.dark} d={`M${x - 26} 46a26 26 0 0 1 52 0v34a26 26 0 0 1 -52 0Z`} />
        <path className={styles.dark} d={`M${x - 7} 104h14v50h-14Z`} />
        <path className={styles.hot} d={`M${x - 29} 60h58v7h-58Z`} />
        {RIBS.map((rib) => (
          <path
            key={rib}
            className={styles.rib}
            d={`M${x - 18 + rib * 9} 28v26M${x - 18 + rib * 9} 73v22`}
          />
        ))}
      </g>
    </>
  )
}
