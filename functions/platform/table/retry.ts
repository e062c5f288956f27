import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '../runtime/errors.ts'

export interface Retries {
  /** Which errors lead to another attempt. */
  readonly when: (error: unknown) => boolean
  readonly attempts?: number
  /** Bound of the first pause in milliseconds; it doubles up to `capMs`. */
  readonly baseMs?: number
  readonly capMs?: number
}

/**
 * Calls `work` again after errors that `when` accepts, with full jitter between the attempts.
 * @throws ApiError unavailable after the last attempt; errors that `when` rejects are thrown unchanged
 */
export const retry = async <T>(
  work: () => Promise<T>,
  { when, attempts = 5, baseMs = 8, capMs = 250 }: Retries,
): Promise<T> => {
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await sleep(Math.random() * Math.min(capMs, baseMs * 2 ** (attempt - 1)))
    try {
      return await work()
    } catch (error) {
      if (!when(error)) throw error
    }
  }
  throw new ApiError('unavailable', undefined, 1)
}
