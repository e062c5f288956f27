import { ApiError } from '../platform/errors.ts'

/** Gives the throttle's refusal a sentence of its own, and keeps how long to wait. */
export const explainingThrottle = async <T>(
  text: (seconds: number) => string,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'throttled') throw error
    throw new ApiError('throttled', text(error.retryAfterSeconds ?? 0), error.retryAfterSeconds)
  }
}
