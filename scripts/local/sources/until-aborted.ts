import { setTimeout as sleep } from 'node:timers/promises'

/** A pause that an abort cuts short. */
export const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined)

/** What fails because everything is being stopped is no news. */
export const unlessAborted =
  (signal: AbortSignal, report: (error: unknown) => void) =>
  (error: unknown): void => {
    if (!signal.aborted) report(error)
  }
