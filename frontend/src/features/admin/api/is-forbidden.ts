import { ApiError } from '#spa/platform/api-error.ts'

/** The server refuses this member, whatever they ask. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403
