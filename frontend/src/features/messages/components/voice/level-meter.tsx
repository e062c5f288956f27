import * as styles from './voice.module.css'

const BARS = 48
const PITCH = 5
const BAR = 3
const HEIGHT = 32
const MIN_HEIGHT = 3

/** The last levels (0 to 1) of a recording, the newest at the right. */
export const LevelMeter = ({ levels }: { levels: readonly number[] }) => (
  <svg
    className={styles.level}
    viewBox={`0 0 ${String(BARS * PITCH)} ${String(HEIGHT)}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {levels.map((level, index) => {
      const height = Math.max(MIN_HEIGHT, Math.min(1, level * 1.5) * HEIGHT)
      return (
        <rect
          key={index}
          x={(BARS - levels.length + index) * PITCH}
          y={(HEIGHT - height) / 2}
          width={BAR}
          height={height}
        />
      )
    })}
  </svg>
)
