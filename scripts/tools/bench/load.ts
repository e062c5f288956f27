/** The CPU of requests to a warm function, and how long callers wait. */
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

interface Lanes {
  readonly requests: number
  readonly connections: number
}

/** Keeps one request per connection in flight until all are answered. */
export const inParallel = async (
  { requests, connections }: Lanes,
  one: (index: number) => Promise<void>,
): Promise<void> => {
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < requests) await one(next++)
  }
  await Promise.all(Array.from({ length: connections }, lane))
}
