import { ERROR_STATUS, type ErrorCode } from '#shared/api/errors.ts'
import { ERROR_TEXTS } from './texts.ts'

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

const PASSING_FAULTS = new Set([
  'TimeoutError',
  'AbortError',
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'InternalServerError',
  'InternalFailure',
  'InternalError',
  'ServiceUnavailable',
  'ServiceUnavailableException',
  'SlowDown',
  'TransactionInProgressException',
  'TransactionConflictException',
  'LimitExceededException',
])

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : ''

const isTransient = (error: Error): boolean =>
  PASSING_FAULTS.has(error.name) ||
  NETWORK_CODES.has(codeOf(error)) ||
  (error.cause instanceof Error && isTransient(error.cause)) ||
  (error instanceof AggregateError &&
    error.errors.some((one) => one instanceof Error && isTransient(one)))

/** Turns whatever was thrown into what the caller may see: a fault of an engine that will pass is 503, the rest a bare 500. */
export const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  if (error instanceof Error && isTransient(error)) return new ApiError('unavailable', undefined, 2)
  return new ApiError('internal')
}
