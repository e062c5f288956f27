import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { ScheduledFunction } from '../constructs/scheduled-function.ts'
import type { StreamDispatcher } from '../constructs/stream-dispatcher.ts'
import type { WorkQueue } from '../constructs/work-queue.ts'
import {
  apiMetrics,
  queueMetrics,
  scheduleMetrics,
  streamMetrics,
  tableMetrics,
} from './metrics.ts'

/** When somebody has to look, and which heading of docs/runbook.md says at what. */
export interface AlarmRule {
  readonly name: string
  readonly metric: IMetric
  /** It rings above this value … */
  readonly threshold: number
  /** … in so many periods of five minutes in a row; once unless said otherwise. */
  readonly periods?: number
  readonly meaning: string
  readonly paragraph: string
}

export interface Watched {
  readonly api: HttpApi
  readonly table: Table
  readonly stream: StreamDispatcher
  readonly schedules: readonly ScheduledFunction[]
  readonly queues: readonly WorkQueue[]
}

export const alarmRules = ({
  api,
  table,
  stream,
  schedules,
  queues,
}: Watched): readonly AlarmRule[] => [
  ...apiRules(api),
  ...tableRules(table),
  ...streamRules(stream),
  ...schedules.map(scheduleRule),
  ...queues.flatMap(queueRules),
]

const apiRules = (api: HttpApi): AlarmRule[] => {
  const { failedShare, p99 } = apiMetrics(api)
  return [
    {
      name: 'api-failing',
      metric: failedShare,
      threshold: 1,
      meaning: 'More than 1 % of the API calls end in a 5xx.',
      paragraph: 'api-calls-fail',
    },
    {
      name: 'api-slow',
      metric: p99,
      threshold: 3000,
      periods: 3,
      meaning: 'One call in a hundred has taken longer than 3 s for a quarter of an hour.',
      paragraph: 'api-calls-are-slow',
    },
  ]
}

const tableRules = (table: Table): AlarmRule[] => {
  const { readThrottles, writeThrottles } = tableMetrics(table)
  const shared = { threshold: 50, paragraph: 'the-table-throttles' }
  return [
    {
      ...shared,
      name: 'table-reads-throttled',
      metric: readThrottles,
      meaning: 'The table turns reads away.',
    },
    {
      ...shared,
      name: 'table-writes-throttled',
      metric: writeThrottles,
      meaning: 'The table turns writes away.',
    },
  ]
}

const streamRules = (stream: StreamDispatcher): AlarmRule[] => {
  const { ageMs, errors, undelivered } = streamMetrics(stream)
  return [
    {
      name: 'stream-behind',
      metric: ageMs,
      threshold: 60_000,
      periods: 2,
      meaning: 'Notifications and counters are more than a minute behind.',
      paragraph: 'the-stream-is-behind',
    },
    {
      name: 'stream-errors',
      metric: errors,
      threshold: 5,
      meaning: 'The dispatcher of the table stream fails again and again.',
      paragraph: 'the-stream-is-behind',
    },
    {
      name: 'stream-undelivered',
      metric: undelivered,
      threshold: 0,
      meaning:
        'Records of the table stream were given up and lie in the bucket of undelivered ones.',
      paragraph: 'records-were-given-up',
    },
  ]
}

/** Lambda tries a run twice again: one failure alone is nobody's business. */
const scheduleRule = ({ schedule: name, lambda }: ScheduledFunction): AlarmRule => ({
  name: `${name}-failing`,
  metric: scheduleMetrics(lambda).errors,
  threshold: 1,
  meaning: `The schedule ${name} fails again and again.`,
  paragraph: 'the-news-stand-still',
})

const PROMPT_SECONDS = 300
const PATIENT_TRIES = 3

/** Where what failed comes back later than a prompt queue may be behind, one failure alone is nobody's business. */
const patienceSeconds = ({ hiddenSeconds }: WorkQueue): number =>
  hiddenSeconds < PROMPT_SECONDS ? PROMPT_SECONDS : PATIENT_TRIES * hiddenSeconds

const queueRules = (work: WorkQueue): AlarmRule[] => {
  const { worker: name } = work
  const patience = patienceSeconds(work)
  const { ageSeconds, failed } = queueMetrics(work)
  return [
    {
      name: `${name}-behind`,
      metric: ageSeconds,
      threshold: patience,
      periods: 2,
      meaning: `The queue ${name} is more than ${patience / 60} minutes behind.`,
      paragraph: 'a-queue-is-behind',
    },
    {
      name: `${name}-failed`,
      metric: failed,
      threshold: 0,
      meaning: `Messages of ${name} failed five times.`,
      paragraph: 'messages-failed',
    },
  ]
}
