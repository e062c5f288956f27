import { ApiError } from '#spa/platform/api-error.ts'

/** True when the member's role does not allow the request. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403
