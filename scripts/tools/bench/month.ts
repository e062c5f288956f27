import {
  EDGE_MISSES,
  HABITS,
  LOADED_PER_HOUR,
  STORED_MONTHS,
  STORED_PER_MESSAGE,
  STORED_PER_POST,
  TABLE_BYTES_PER_HOUR,
  VISIBLE_HOURS,
  type Habit,
} from './habits.ts'
import type { Deployed } from './deployed.ts'
import type { Measured } from './measured.ts'
import { IDLE_POLLS_PER_HOUR } from './news-day.ts'
import { PRICES } from './prices.ts'

const MILLION = 1_000_000
const GIGABYTE = 1_000_000_000
const HOURS_PER_MONTH = 730
const SECONDS_PER_MONTH = HOURS_PER_MONTH * 3600

const MEMORY_GB = 0.5
/** With 1,769 MB a function has one full CPU; with less, a share of it. */
const FULL_CPU_MB = 1769
const CPU_SHARE = (MEMORY_GB * 1024) / FULL_CPU_MB
/** A round trip to the table within the region; half of the calls of a request are parallel. */
const ROUND_TRIP_MS = 4
const LOG_BYTES = 350
const HEADER_BYTES = 700
/** A message of an effect is sent, received and deleted; receives and deletes are batched. */
const QUEUE_REQUESTS_PER_MESSAGE = 2
/** An effect waits for the table and runs no longer than a request. */
const EFFECT_MS = 50
export const EFFECT_GIGABYTE_SECONDS = (EFFECT_MS * MEMORY_GB) / 1000

interface MonthLine {
  readonly name: string
  /** US dollars per month. */
  readonly dollars: number
}

export interface Month {
  /** Members with a visible tab at the same time, on average. */
  readonly online: number
  readonly requestsPerSecond: number
  /** The most expensive line first. */
  readonly lines: readonly MonthLine[]
  readonly dollars: number
}

interface Usage {
  requests: number
  runs: number
  read: number
  write: number
  gigabyteSeconds: number
  bytes: number
  messages: number
}

const runMs = (cpuMs: number, calls: number): number =>
  cpuMs / CPU_SHARE + Math.ceil(calls / 2) * ROUND_TRIP_MS

/**
 * The share of calls that find the answer in their function instance. Instances are as many as run at once; each loads
 * once, then has it for `seconds`.
 */
export const hitShare = (perSecond: number, ms: number, seconds: number): number => {
  const instances = Math.max(1, (perSecond * ms) / 1000)
  const withinFresh = (perSecond / instances) * seconds
  return withinFresh / (1 + withinFresh)
}

const readsOf = (
  { cached }: Habit,
  units: { read: number; calls: number },
  perSecond: number,
  cpuMs: number,
): { read: number; calls: number } => {
  if (!cached) return units
  const hits = hitShare(perSecond, runMs(cpuMs, cached.hit.calls), cached.seconds)
  const mean = (hit: number, miss: number): number => hits * hit + (1 - hits) * miss
  return { read: mean(cached.hit.read, units.read), calls: mean(cached.hit.calls, units.calls) }
}

const addHabit = (usage: Usage, habit: Habit, members: number, measured: Measured): void => {
  const { contract, like, perHour, effects = [] } = habit
  const units = measured.unitsOf(contract.id)
  const { cpuMs, bytes } = measured.loadOf(like)
  const count = perHour * VISIBLE_HOURS * members
  const { read, calls } = readsOf(habit, units, count / SECONDS_PER_MONTH, cpuMs)
  usage.requests += count
  usage.runs += count
  usage.read += count * read
  usage.write += count * units.write
  usage.bytes += count * (bytes + HEADER_BYTES)
  usage.gigabyteSeconds += (count * runMs(cpuMs, calls) * MEMORY_GB) / 1000
  for (const effect of effects) {
    const cost = measured.unitsOf(effect)
    usage.runs += count
    usage.messages += count
    usage.read += count * cost.read
    usage.write += count * cost.write
    usage.gigabyteSeconds += count * EFFECT_GIGABYTE_SECONDS
  }
}

const usageOf = (members: number, measured: Measured): Usage => {
  const usage: Usage = {
    requests: 0,
    runs: 0,
    read: 0,
    write: 0,
    gigabyteSeconds: 0,
    bytes: 0,
    messages: 0,
  }
  for (const habit of HABITS) addHabit(usage, habit, members, measured)
  return usage
}

type Priced = readonly [name: string, dollars: number]

const callLines = (usage: Usage): readonly Priced[] => [
  ['CloudFront, API calls', (usage.requests * PRICES.cloudFrontRequests) / MILLION],
  ['CloudFront Function', (usage.requests * PRICES.cloudFrontFunctionRuns) / MILLION],
  ['CloudFront, API transfer', (usage.bytes * PRICES.cloudFrontTransfer) / GIGABYTE],
  ['HTTP API', (usage.requests * PRICES.httpApiRequests) / MILLION],
  ['Lambda requests', (usage.runs * PRICES.lambdaRequests) / MILLION],
  ['Lambda duration', usage.gigabyteSeconds * PRICES.lambdaGigabyteSeconds],
  ['DynamoDB reads', (usage.read * PRICES.readUnits) / MILLION],
  ['DynamoDB writes', (usage.write * PRICES.writeUnits) / MILLION],
  [
    'Queues, messages',
    (usage.messages * QUEUE_REQUESTS_PER_MESSAGE * PRICES.queueRequests) / MILLION,
  ],
  ['Logs', (usage.runs * LOG_BYTES * PRICES.logIngestion) / GIGABYTE],
]

const perHourLike = (name: string): number => HABITS.find(({ like }) => like === name)?.perHour ?? 0

const mediaLines = (members: number): readonly Priced[] => {
  const hours = members * VISIBLE_HOURS
  const files = hours * LOADED_PER_HOUR.reduce((sum, one) => sum + one.files, 0)
  const bytes = hours * LOADED_PER_HOUR.reduce((sum, one) => sum + one.files * one.bytes, 0)
  const posts = hours * perHourLike('Create post')
  const messages = hours * perHourLike('Send message')
  const stored =
    (posts * STORED_PER_POST.bytes + messages * STORED_PER_MESSAGE.bytes) * STORED_MONTHS
  const inTable = (hours * TABLE_BYTES_PER_HOUR * STORED_MONTHS) / GIGABYTE
  const written = posts * STORED_PER_POST.files + messages * STORED_PER_MESSAGE.files
  return [
    ['Media and site, transfer', (bytes * PRICES.cloudFrontTransfer) / GIGABYTE],
    ['Media and site, requests', (files * PRICES.cloudFrontRequests) / MILLION],
    [
      'Media, bucket requests',
      // Uploaded, copied, and read by the checks.
      (2 * written * PRICES.objectWrites + (files * EDGE_MISSES + written) * PRICES.objectReads) /
        MILLION,
    ],
    ['Media, storage of a year', (stored * PRICES.objectStorage) / GIGABYTE],
    ['Table, storage of a year', inTable * (PRICES.tableStorage + PRICES.tableRecovery)],
  ]
}

const fixedLines = ({ queues, alarmMetrics, customMetrics }: Deployed): readonly Priced[] => [
  [
    'Queues, polled while empty',
    (queues * IDLE_POLLS_PER_HOUR * HOURS_PER_MONTH * PRICES.queueRequests) / MILLION,
  ],
  ['Alarms', alarmMetrics * PRICES.alarmMetric],
  [
    'Metrics, dashboard, secret',
    customMetrics * PRICES.customMetric + PRICES.dashboard + PRICES.secret,
  ],
]

/** The bill of a month with this many members, of whom each has a tab open for `VISIBLE_HOURS`. */
export const calculateMonth = (
  members: number,
  measured: Measured,
  deployed: Deployed,
  newsPerHour: number,
): Month => {
  const usage = usageOf(members, measured)
  const lines = [
    ...callLines(usage),
    ...mediaLines(members),
    ...fixedLines(deployed),
    ['News', newsPerHour * HOURS_PER_MONTH] as const,
  ]
    .map(([name, dollars]) => ({ name, dollars }))
    .toSorted((one, other) => other.dollars - one.dollars)
  return {
    online: (members * VISIBLE_HOURS) / HOURS_PER_MONTH,
    requestsPerSecond: usage.requests / SECONDS_PER_MONTH,
    lines,
    dollars: lines.reduce((sum, line) => sum + line.dollars, 0),
  }
}
