import { ERROR_STATUS, type ErrorCode } from '#shared/api/errors.ts'
import { ERROR_TEXTS } from './texts.ts'
import { isTransient } from './transient.ts'

/** An answer that is not the one hoped for, with a text a member may read. */
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

/** Turns whatever was thrown into what the caller may see: a fault of an engine that will pass is 503, the rest a bare 500. */
export const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  if (isTransient(error)) return new ApiError('unavailable', undefined, 2)
  return new ApiError('internal')
}
