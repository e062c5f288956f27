import { ERROR_STATUS, type ErrorCode } from '#shared/api/errors.ts'
import { ERROR_TEXTS } from './texts.ts'
import { isTransient } from './transient.ts'

/** An error answer with a text for the member. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, text: string = ERROR_TEXTS[code], retryAfterSeconds?: number) {
    super(text)
    this.name = 'ApiError'
    this.code = code
    this.status = ERROR_STATUS[code]
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Turns any thrown value into an answer: 503 for transient errors, 500 without details for all others. */
export const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  if (isTransient(error)) return new ApiError('unavailable', undefined, 2)
  return new ApiError('internal')
}
