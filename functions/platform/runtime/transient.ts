const TRANSIENT_FAULTS = new Set([
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
  'ENETUNREACH',
])

const CONFLICTS = new Set([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
])

/** DynamoDB's reason for each part of a cancelled transaction. Read by shape, because only the table imports its class. */
const reasonsOf = (error: Error): readonly string[] =>
  'CancellationReasons' in error && Array.isArray(error.CancellationReasons)
    ? error.CancellationReasons.map(({ Code }: { readonly Code?: string }) => Code ?? '')
    : []

/** DynamoDB cancelled a write because of a concurrent one or a hot item; nothing was written. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'TransactionConflictException' ||
    reasonsOf(error).some((code) => CONFLICTS.has(code)))

/** Statuses that a load balancer or proxy may also send, with a body that names no error. */
const TRANSIENT_STATUSES = new Set([429, 500, 502, 503, 504])

const statusOf = (error: Error): number | undefined =>
  '$metadata' in error
    ? (error.$metadata as { readonly httpStatusCode?: number } | undefined)?.httpStatusCode
    : undefined

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : ''

/** A failure of a service or of the network that a retry can fix. */
export const isTransient = (error: unknown): boolean =>
  error instanceof Error &&
  (TRANSIENT_FAULTS.has(error.name) ||
    NETWORK_CODES.has(codeOf(error)) ||
    TRANSIENT_STATUSES.has(statusOf(error) ?? 0) ||
    isConflict(error) ||
    isTransient(error.cause) ||
    (error instanceof AggregateError && error.errors.some(isTransient)))
