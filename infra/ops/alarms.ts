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

/** The alarms, each with its section of docs/runbook.md. */
export interface AlarmRule {
  readonly name: string
  readonly metric: IMetric
  /** Rings above this value … */
  readonly threshold: number
  /** … in this many consecutive periods of five minutes; one by default. */
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
      meaning: 'The 99th percentile of API calls has been above 3 s for a quarter of an hour.',
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
      meaning: 'The table throttles reads.',
    },
    {
      ...shared,
      name: 'table-writes-throttled',
      metric: writeThrottles,
      meaning: 'The table throttles writes.',
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
      meaning: 'The dispatcher of the table stream fails repeatedly.',
      paragraph: 'the-stream-is-behind',
    },
    {
      name: 'stream-undelivered',
      metric: undelivered,
      threshold: 0,
      meaning:
        'Records of the table stream could not be dispatched and are in the bucket of undelivered ones.',
      paragraph: 'records-were-given-up',
    },
  ]
}

/** Lambda retries a run twice, so a single failure does not ring. */
const scheduleRule = ({ schedule: name, lambda }: ScheduledFunction): AlarmRule => ({
  name: `${name}-failing`,
  metric: scheduleMetrics(lambda).errors,
  threshold: 1,
  meaning: `The schedule ${name} fails repeatedly.`,
  paragraph: 'the-news-pipeline-has-stopped',
})

const PROMPT_SECONDS = 300
const PATIENT_TRIES = 3

/** A single failure must not ring when a retry returns later than the limit of five minutes. */
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
