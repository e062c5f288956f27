import { setTimeout as sleep } from 'node:timers/promises'

/** A pause that an abort cuts short. */
export const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined)

/** Says what was being done; what fails because everything is being stopped is no news. */
export const unlessAborted =
  (signal: AbortSignal, doing: string, report: (error: unknown) => void) =>
  (error: unknown): void => {
    if (!signal.aborted) report(new Error(`${doing}: ${describe(error)}`))
  }

const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
