import * as styles from './hero-stage.module.css'

const BEAMS = [
  [40, -70],
  [190, -30],
  [340, 20],
  [520, -16],
  [690, 34],
  [860, 62],
  [960, 110],
] as const

/** From left to right: x, size, tilt in degrees. */
const ARMS = [
  [20, 1.5, -8],
  [92, 1.1, 6],
  [150, 1.7, -3],
  [226, 1.2, 9],
  [290, 1.45, -10],
  [372, 1.05, 4],
  [430, 1.6, -5],
  [508, 1.25, 7],
  [570, 1.75, 2],
  [650, 1.1, -9],
  [712, 1.5, 5],
  [790, 1.3, -4],
  [850, 1.65, 8],
  [922, 1.15, -6],
] as const

const ARM =
  'M4.5 15V3.5a1.75 1.75 0 0 1 3.5 0v6.25a2 2 0 0 1 4 0 2 2 0 0 1 4 0V3.5a1.75 1.75 0 0 1 3.5 0V15c0 2.8-1.3 4.6-2.6 5.8L18 64H6l.9-43C5.7 19.8 4.5 17.8 4.5 15Z'

const HEADS = Array.from({ length: 34 }, (_, index) => index)

/** Lights above a crowd. Decoration. */
export const HeroStage = () => (
  <svg
    className={styles.root}
    viewBox="0 0 972 236"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    {BEAMS.map(([x, lean]) => (
      <path key={x} className={styles.beam} d={`M${x} -8l${lean - 34} 300h68Z`} />
    ))}
    {ARMS.map(([x, size, tilt]) => (
      <path
        key={x}
        d={ARM}
        transform={`translate(${x} ${240 - 64 * size}) rotate(${tilt} 12 64) scale(${size})`}
      />
    ))}
    {HEADS.map((head) => (
      <circle key={head} cx={head * 30 - 6} cy={234 - (head % 3) * 5} r={17 + (head % 4) * 2} />
    ))}
  </svg>
)
