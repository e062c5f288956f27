import * as z from 'zod/mini'

/** The closed set of error codes with the HTTP status of each. */
export const ERROR_STATUS = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  blocked: 403,
  stale_sign_in: 403,
  suspended: 403,
  refused_content: 400,
  weak_password: 400,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_media: 415,
  throttled: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** `message` and `error` both carry the German text, because clients read either field. */
export const ErrorBody = z.object({
  message: z.string(),
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
