import type { ResponseOf } from '#shared/api/contract.ts'
import type { pipelineHistory } from '#shared/api/pipeline.ts'
import { messages } from '../../texts.ts'
import { dayLabel } from '../../model/berlin-time.ts'
import { dollarText, scaleTop, sumOf } from '../../model/figures.ts'
import { Chart } from './chart.tsx'
import * as styles from './chart.module.css'

type Day = ResponseOf<typeof pipelineHistory>['days'][number]

const DAYS = 7
const WIDTH = 320
const HEIGHT = 110
const GAP = 5
const CENTS = 100

const texts = messages.history

interface BarsProps {
  days: readonly Day[]
  /** US dollars at the top of the scale. */
  top: number
}

const box = (left: number, right: number, top: number, bottom: number): string =>
  `${left},${bottom} ${left},${top} ${right},${top} ${right},${bottom}`

/** Writing at the bottom, checking on it. */
const Bars = ({ days, top }: BarsProps) => {
  const step = (WIDTH + GAP) / days.length
  const yOf = (usd: number): number => HEIGHT - (usd / top) * HEIGHT
  const boxes = days.map(({ usd, writingUsd }, index) => {
    const [left, right] = [index * step, (index + 1) * step - GAP]
    return {
      writing: box(left, right, yOf(writingUsd), HEIGHT),
      checking: box(left, right, yOf(usd), yOf(writingUsd)),
    }
  })
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.bars}>
      <line className={styles.grid} x1="0" x2={WIDTH} y1="0.5" y2="0.5" />
      <line className={styles.grid} x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      <g className={styles.bone}>
        {boxes.map(({ writing }) => (
          <polygon key={writing} points={writing} />
        ))}
      </g>
      <g className={styles.fire}>
        {boxes.map(({ checking }) => (
          <polygon key={checking} points={checking} />
        ))}
      </g>
    </svg>
  )
}

/** What writing and checking the news has cost on each of the last seven days. */
export const CostChart = ({ days: all }: { days: readonly Day[] }) => {
  const days = all.slice(-DAYS)
  const sum = (of: (day: Day) => number): string => dollarText(sumOf(days.map(of)))
  const top = scaleTop(days.map(({ usd }) => usd * CENTS)) / CENTS
  return (
    <Chart
      title={texts.cost}
      summary={texts.costSum(
        sum(({ usd }) => usd),
        sum(({ writingUsd }) => writingUsd),
        sum(({ checkingUsd }) => checkingUsd),
      )}
      top={dollarText(top)}
      first={dayLabel(days.at(0)?.day ?? '')}
      last={dayLabel(days.at(-1)?.day ?? '')}
      table={{
        head: [texts.day, texts.writing, texts.checking, texts.together],
        rows: days.map(({ day, usd, writingUsd, checkingUsd }) => [
          dayLabel(day),
          ...[writingUsd, checkingUsd, usd].map(dollarText),
        ]),
      }}
    >
      <Bars days={days} top={top} />
    </Chart>
  )
}
