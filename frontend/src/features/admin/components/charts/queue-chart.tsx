import type { ResponseOf } from '#shared/api/contract.ts'
import type { pipelineHistory } from '#shared/api/pipeline.ts'
import { messages } from '../../texts.ts'
import { berlinMoment } from '../../model/berlin-time.ts'
import { countText, scaleTop } from '../../model/figures.ts'
import { Chart } from './chart.tsx'
import { Heading } from '#ui/text/heading.tsx'
import * as jobState from '../job-state.module.css'
import * as styles from './chart.module.css'

type Sample = ResponseOf<typeof pipelineHistory>['queue'][number]

const LINES = ['pending', 'processing', 'failed'] as const
type Line = (typeof LINES)[number]

const WIDTH = 320
const HEIGHT = 110

const labels = messages.queue.states

const topOf = (samples: readonly Sample[]): number =>
  scaleTop(samples.flatMap((sample) => LINES.map((line) => sample[line])))

const pointsOf = (samples: readonly Sample[], line: Line): [number, number][] => {
  const times = samples.map(({ at }) => Date.parse(at))
  const start = times[0] ?? 0
  const span = Math.max(1, (times.at(-1) ?? 0) - start)
  const top = topOf(samples)
  return samples.map((sample, index) => [
    (((times[index] ?? 0) - start) / span) * WIDTH,
    HEIGHT - (sample[line] / top) * (HEIGHT - 4) - 2,
  ])
}

const Lines = ({ samples }: { samples: readonly Sample[] }) => (
  <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.lines}>
    <line className={styles.grid} x1="0" x2={WIDTH} y1="0.5" y2="0.5" />
    <line className={styles.grid} x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
    {LINES.map((line) => (
      <g key={line} className={jobState.root} data-state={line}>
        <polyline points={pointsOf(samples, line).join(' ')} />
        {samples.length === 1 &&
          pointsOf(samples, line).map(([, y]) => <circle key={line} cx={4} cy={y} r="4" />)}
      </g>
    ))}
  </svg>
)

const Legend = () => (
  <ul className={styles.legend}>
    {LINES.map((line) => (
      <li key={line} className={jobState.root} data-state={line}>
        <svg viewBox="0 0 24 6" className={styles.lines}>
          <polyline points="0,3 24,3" />
        </svg>
        {labels[line]}
      </li>
    ))}
  </ul>
)

interface QueueChartProps {
  samples: readonly Sample[]
  now: Date
}

/** The job counts over the last day, sampled by each article run. */
export const QueueChart = ({ samples, now }: QueueChartProps) => {
  const latest = samples.at(-1)
  const first = samples[0]
  if (!latest || !first) {
    return (
      <div className={styles.root}>
        <Heading as="h3">{messages.history.queue}</Heading>
        <p className={styles.summary}>{messages.history.noSamples}</p>
      </div>
    )
  }
  const moment = (at: string) => berlinMoment(new Date(at), now)
  return (
    <Chart
      title={messages.history.queue}
      summary={messages.history.now(countText(latest.pending), countText(latest.failed))}
      top={countText(topOf(samples))}
      first={moment(first.at)}
      last={moment(latest.at)}
      legend={<Legend />}
      table={{
        head: [messages.history.time, ...LINES.map((line) => labels[line])],
        rows: samples.map((sample) => [
          moment(sample.at),
          ...LINES.map((line) => countText(sample[line])),
        ]),
      }}
    >
      <Lines samples={samples} />
    </Chart>
  )
}
