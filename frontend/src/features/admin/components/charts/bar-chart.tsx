import { classNames } from '#ui/class-names.ts'
import { messages } from '../../texts.ts'
import { dayLabel } from '../../model/berlin-time.ts'
import { countText, scaleTop, sumOf } from '../../model/figures.ts'
import { Chart } from './chart.tsx'
import * as styles from './chart.module.css'

interface Day {
  readonly day: string
  readonly count: number
}

interface BarChartProps {
  title: string
  days: readonly Day[]
  tone: keyof typeof TONES
}

const WIDTH = 320
const HEIGHT = 110
const GAP = 5
const CHOP = 5
const STUB = 2
const TONES = { fire: styles.fire, bone: styles.bone } as const

/** A bar with one chopped corner. Days without items keep a stub, so that every day is visible. */
const outline = (left: number, width: number, tall: number): string => {
  const top = HEIGHT - Math.max(tall, STUB)
  const chop = Math.min(CHOP, tall, width / 2)
  const right = left + width
  return `${left},${HEIGHT} ${left},${top + chop} ${left + chop},${top} ${right},${top} ${right},${HEIGHT}`
}

const Bars = ({ days, tone }: Omit<BarChartProps, 'title'>) => {
  const top = scaleTop(days.map(({ count }) => count))
  const step = (WIDTH + GAP) / days.length
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classNames(styles.bars, TONES[tone])}>
      <line className={styles.grid} x1="0" x2={WIDTH} y1="0.5" y2="0.5" />
      <line className={styles.grid} x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      {days.map(({ day, count }, index) => (
        <polygon
          key={day}
          className={count === 0 ? styles.stub : undefined}
          points={outline(index * step, step - GAP, (count / top) * HEIGHT)}
        >
          <title>{`${dayLabel(day)}: ${countText(count)}`}</title>
        </polygon>
      ))}
    </svg>
  )
}

export const BarChart = ({ title, days, tone }: BarChartProps) => {
  const counts = days.map(({ count }) => count)
  return (
    <Chart
      title={title}
      summary={messages.history.sum(countText(sumOf(counts)), countText(counts.at(-1) ?? 0))}
      top={countText(scaleTop(counts))}
      first={dayLabel(days.at(0)?.day ?? '')}
      last={dayLabel(days.at(-1)?.day ?? '')}
      table={{
        head: [messages.history.day, title],
        rows: days.map(({ day, count }) => [dayLabel(day), countText(count)]),
      }}
    >
      <Bars days={days} tone={tone} />
    </Chart>
  )
}
