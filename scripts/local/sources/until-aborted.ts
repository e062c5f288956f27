import { setTimeout as sleep } from 'node:timers/promises'

/** A pause that ends early on abort. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined)

/** Adds to an error what was being done. Ignores errors after the abort. */
export const unlessAborted =
  (signal: AbortSignal, doing: string, report: (error: unknown) => void) =>
  (error: unknown): void => {
    if (!signal.aborted) report(new Error(`${doing}: ${describe(error)}`))
  }

const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
