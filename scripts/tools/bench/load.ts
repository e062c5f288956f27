import type { Answer } from './request.ts'

export interface Load {
  /** CPU time per request of the thread that runs our code. */
  readonly cpuMs: number
  /** CPU time per request of the whole process, with garbage collection and compression in other threads. */
  readonly processCpuMs: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly bytes: number
}

export interface LoadOptions {
  readonly requests: number
  readonly connections: number
  readonly status: number
}

/** Keeps one request per connection in flight until all are answered. */
export const inParallel = async (
  { requests, connections }: Pick<LoadOptions, 'requests' | 'connections'>,
  one: (index: number) => Promise<void>,
): Promise<void> => {
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < requests) await one(next++)
  }
  await Promise.all(Array.from({ length: connections }, lane))
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** @throws Error when an answer has another status: refused requests cost less and would distort the figures */
export const measure = async (
  load: (index: number) => Promise<Answer>,
  { requests, connections, status }: LoadOptions,
): Promise<Load> => {
  const latencies: number[] = []
  let bytes = 0
  const thread = process.threadCpuUsage()
  const whole = process.cpuUsage()
  const started = performance.now()
  await inParallel({ requests, connections }, async (index) => {
    const startedAt = performance.now()
    const answer = await load(index)
    if (answer.status !== status) throw new Error(`Answered ${answer.status}, not ${status}`)
    latencies.push(performance.now() - startedAt)
    bytes += answer.bytes
  })
  const seconds = (performance.now() - started) / 1000
  const sorted = latencies.toSorted((a, b) => a - b)
  return {
    cpuMs: milliseconds(process.threadCpuUsage(thread)) / requests,
    processCpuMs: milliseconds(process.cpuUsage(whole)) / requests,
    perSecond: requests / seconds,
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    bytes: Math.round(bytes / requests),
  }
}
