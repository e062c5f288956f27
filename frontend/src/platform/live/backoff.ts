import type { LiveWaits } from './live-waits.ts'

type RetryWaits = Pick<LiveWaits, 'retry' | 'maxRetry'>

/** Exponential backoff with full jitter; never earlier than the server asked for. */
export const retryDelay = (
  failures: number,
  waits: RetryWaits,
  askedMs = 0,
  random = Math.random,
): number => askedMs + random() * Math.min(waits.maxRetry, waits.retry * 2 ** failures)
