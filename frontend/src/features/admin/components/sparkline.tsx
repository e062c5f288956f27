import { sourceMessages } from '../source-texts.ts'
import { countText, sumOf } from '../model/figures.ts'
import * as styles from './sparkline.module.css'

const WIDTH = 98
const HEIGHT = 26
const BAR = 5
const STEP = 7

/** A row of tiny bars that screen readers announce as one sentence. */
export const Sparkline = ({ counts }: { counts: readonly number[] }) => {
  const most = Math.max(1, ...counts)
  const sum = countText(sumOf(counts))
  const text = sourceMessages.spark(
    sum,
    countText(Math.max(0, ...counts)),
    countText(counts.at(-1) ?? 0),
  )
  return (
    <div className={styles.root}>
      {counts.length > 0 && (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text}>
          {counts.map((count, index) => {
            const tall = Math.max(1.5, (count / most) * HEIGHT)
            return (
              <rect
                // The counts carry no day; only their position identifies them.
                key={index}
                className={count === 0 ? styles.stub : undefined}
                x={index * STEP}
                y={HEIGHT - tall}
                width={BAR}
                height={tall}
              />
            )
          })}
        </svg>
      )}
      <span aria-hidden={counts.length > 0}>{sourceMessages.sum(sum)}</span>
    </div>
  )
}
