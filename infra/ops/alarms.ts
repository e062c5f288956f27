import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import { namesOf } from '../names.ts'
import type { StageConfig } from '../stages.ts'
import {
  apiMetrics,
  edgeFailedShare,
  queueMetrics,
  scheduleMetrics,
  streamMetrics,
  tableMetrics,
} from './metrics.ts'
import {
  accountMetrics,
  gatewayThrottleMetric,
  liveMetrics,
  liveRefusalMetric,
  mailMetrics,
  waitingMessages,
} from './named-metrics.ts'
import { scheduleParagraph } from './schedule-paragraphs.ts'
import { signInRule } from './sign-in-rule.ts'
import type { Watched, WatchedQueue, WatchedSchedule } from './watched.ts'

/** The alarms, each with its section of docs/runbook.md. */
export interface AlarmRule {
  readonly name: string
  readonly metric: IMetric
  /** Rings above this value, or below it … */
  readonly threshold: number
  readonly rings?: 'above' | 'below'
  /** … in this many consecutive periods of the metric; one by default. */
  readonly periods?: number
  /** Rings when there is no data either. */
  readonly ringsWithoutData?: true
  readonly meaning: string
  readonly paragraph: string
}

export const alarmRules = (stage: StageConfig, watched: Watched): readonly AlarmRule[] => [
  ...apiRules(stage, watched),
  signInRule(stage.name),
  ...liveRules(stage, watched),
  ...tableRules(watched),
  ...streamRules(watched),
  ...watched.schedules.flatMap(scheduleRules),
  ...failedSchedulesRules(stage),
  ...accountRules(stage),
  ...(stage.mail ? mailRules() : []),
  ...watched.queues.flatMap(queueRules),
]

const apiRules = (stage: StageConfig, { apiId }: Watched): AlarmRule[] => {
  const { failedShare, p99 } = apiMetrics(apiId)
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
    {
      name: 'api-throttled',
      metric: gatewayThrottleMetric(stage.name),
      threshold: 20,
      meaning: 'The gateway answers calls with 429, because all together exceed its rate.',
      paragraph: 'the-gateway-throttles',
    },
  ]
}

const liveRules = (stage: StageConfig, { liveApiId }: Watched): AlarmRule[] => {
  const { failed, refused } = liveMetrics(liveApiId)
  const paragraph = 'the-live-channel-fails'
  return [
    {
      name: 'live-failing',
      metric: failed,
      threshold: 20,
      meaning: 'Functions of the live channel fail.',
      paragraph,
    },
    {
      name: 'live-refused',
      metric: liveRefusalMetric(stage.name),
      threshold: 200,
      meaning: 'The live channel refuses many tickets.',
      paragraph,
    },
    {
      name: 'live-client-errors',
      metric: refused,
      threshold: 200,
      meaning: 'API Gateway refuses connections or messages of the live channel.',
      paragraph,
    },
  ]
}

const tableRules = ({ tableName }: Watched): AlarmRule[] => {
  const { readThrottles, writeThrottles } = tableMetrics(tableName)
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

const streamRules = ({ dispatcher, streamSourceId }: Watched): AlarmRule[] => {
  const { ageMs, errors, undelivered } = streamMetrics(dispatcher, streamSourceId)
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

const scheduleRules = ({ schedule: name, functionName }: WatchedSchedule): AlarmRule[] => {
  const { errors, runs } = scheduleMetrics(functionName)
  return [
    {
      name: `${name}-failing`,
      metric: errors,
      // Lambda retries a run twice, so a single failure does not ring.
      threshold: 1,
      meaning: `The schedule ${name} fails repeatedly.`,
      paragraph: scheduleParagraph(name),
    },
    {
      name: `${name}-missing`,
      metric: runs,
      threshold: 1,
      rings: 'below',
      periods: 2,
      ringsWithoutData: true,
      meaning: `The schedule ${name} has not completed a run for two hours.`,
      paragraph: scheduleParagraph(name),
    },
  ]
}

const failedSchedulesRules = ({ name }: StageConfig): AlarmRule[] => [
  {
    name: 'schedules-failed',
    metric: waitingMessages(namesOf(name, '').failedSchedules),
    threshold: 0,
    meaning: 'EventBridge could not start a schedule and gave it up.',
    paragraph: 'a-schedule-did-not-start',
  },
]

/** Figures of the whole account, which all its stages and other products share. */
const accountRules = ({ functionsAtOnce }: StageConfig): AlarmRule[] => {
  const { concurrency, throttles } = accountMetrics()
  return [
    {
      name: 'account-concurrency',
      metric: concurrency,
      threshold: 0.8 * functionsAtOnce,
      periods: 2,
      meaning: 'More than 80 % of the functions that the account may run at once are running.',
      paragraph: 'functions-are-throttled',
    },
    {
      name: 'functions-throttled',
      metric: throttles,
      threshold: 10,
      meaning: 'Lambda refuses to start functions.',
      paragraph: 'functions-are-throttled',
    },
  ]
}

/** Well below the limits at which AWS reviews an account: 5 % bounces and 0.1 % complaints. */
const mailRules = (): AlarmRule[] => {
  const { bounceShare, complaintShare } = mailMetrics()
  return [
    {
      name: 'mail-bounces',
      metric: bounceShare,
      threshold: 0.03,
      meaning: 'More than 3 % of our mails bounce.',
      paragraph: 'mails-bounce-or-annoy',
    },
    {
      name: 'mail-complaints',
      metric: complaintShare,
      threshold: 0.0005,
      meaning: 'More than one of 2,000 recipients reports our mails as spam.',
      paragraph: 'mails-bounce-or-annoy',
    },
  ]
}

/** CloudFront reports to us-east-1 only, so this rule belongs to a stack in that region. */
export const edgeRules = (distributionId: string): AlarmRule[] => [
  {
    name: 'edge-failing',
    metric: edgeFailedShare(distributionId),
    threshold: 5,
    periods: 2,
    meaning: 'More than 5 % of the requests at the edge end in a 5xx.',
    paragraph: 'the-edge-fails',
  },
]

const PROMPT_SECONDS = 300
const PATIENT_TRIES = 3

/** A single failure must not ring when a retry returns later than the limit of five minutes. */
const patienceSeconds = ({ hiddenSeconds }: WatchedQueue): number =>
  hiddenSeconds < PROMPT_SECONDS ? PROMPT_SECONDS : PATIENT_TRIES * hiddenSeconds

const queueRules = (work: WatchedQueue): AlarmRule[] => {
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
