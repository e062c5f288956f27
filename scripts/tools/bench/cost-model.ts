import { EFFECTS, requestsPerHour } from './day.ts'
import type { Figure } from './figures.ts'
import { PRICES } from './prices.ts'

const MILLION = 1_000_000
const GIGABYTE = 1_000_000_000

const MEMORY_GB = 0.5
/** With 1,769 MB a function has one full CPU; with less, a share of it. */
const FULL_CPU_MB = 1769
const CPU_SHARE = (MEMORY_GB * 1024) / FULL_CPU_MB
/** A round trip to the table within the region, for each sequential call. */
const ROUND_TRIP_MS = 4
const LOG_BYTES = 350
const HEADER_BYTES = 700
/** A queue message is sent, received and deleted; receives and deletes are batched. */
const QUEUE_REQUESTS_PER_MESSAGE = 2

export interface CostLine {
  readonly name: string
  /** US dollars. */
  readonly perHour: number
}

export interface Cost {
  readonly requestsPerSecond: number
  readonly lines: readonly CostLine[]
  readonly perHour: number
}

const known = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`The benchmark has no ${what}`)
  return value
}

const durationMs = (cpuMs: number, calls: number): number =>
  cpuMs / CPU_SHARE + Math.ceil(calls / 2) * ROUND_TRIP_MS

interface Usage {
  requests: number
  read: number
  write: number
  gigabyteSeconds: number
  bytes: number
  messages: number
}

const usageOf = (members: number, figures: readonly Figure[]): Usage => {
  const usage = { requests: 0, read: 0, write: 0, gigabyteSeconds: 0, bytes: 0, messages: 0 }
  for (const [name, perMember] of Object.entries(requestsPerHour)) {
    const figure = known(
      figures.find((one) => one.name === name),
      name,
    )
    const [units, load] = [
      known(figure.units, `${name}: units`),
      known(figure.load, `${name}: load`),
    ]
    const effect = EFFECTS[name] ?? { write: 0, messages: 0 }
    const count = perMember * members
    usage.requests += count
    usage.read += count * units.read
    usage.write += count * (units.write + effect.write)
    usage.messages += count * effect.messages
    usage.bytes += count * (load.bytes + HEADER_BYTES)
    usage.gigabyteSeconds += (count * durationMs(load.cpuMs, units.calls) * MEMORY_GB) / 1000
  }
  return usage
}

/** The variable cost of this many members online for an hour, each with one visible tab. */
export const costOf = (members: number, figures: readonly Figure[]): Cost => {
  const usage = usageOf(members, figures)
  const runs = usage.requests + usage.messages
  const lines = [
    {
      name: 'CloudFront requests',
      perHour: (usage.requests * PRICES.cloudFrontRequests) / MILLION,
    },
    {
      name: 'CloudFront Function',
      perHour: (usage.requests * PRICES.cloudFrontFunctionRuns) / MILLION,
    },
    { name: 'CloudFront transfer', perHour: (usage.bytes * PRICES.cloudFrontTransfer) / GIGABYTE },
    { name: 'HTTP API', perHour: (usage.requests * PRICES.httpApiRequests) / MILLION },
    { name: 'Lambda requests', perHour: (runs * PRICES.lambdaRequests) / MILLION },
    { name: 'Lambda duration', perHour: usage.gigabyteSeconds * PRICES.lambdaGigabyteSeconds },
    { name: 'DynamoDB reads', perHour: (usage.read * PRICES.readUnits) / MILLION },
    { name: 'DynamoDB writes', perHour: (usage.write * PRICES.writeUnits) / MILLION },
    {
      name: 'Queues',
      perHour: (usage.messages * QUEUE_REQUESTS_PER_MESSAGE * PRICES.queueRequests) / MILLION,
    },
    { name: 'Logs', perHour: (runs * LOG_BYTES * PRICES.logIngestion) / GIGABYTE },
  ]
  return {
    requestsPerSecond: usage.requests / 3600,
    lines,
    perHour: lines.reduce((sum, line) => sum + line.perHour, 0),
  }
}
