import { SERVER_REFUSED } from './service-worker/messages.ts'
import { messages, statusMessages } from './texts.ts'

/** A failed call. `message` is German when the server sent a text or the status has one. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** 0 when no answer arrived. */
  readonly status: number
  readonly code: string | undefined
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, message: string, rest: Partial<Omit<ApiError, 'name'>> = {}) {
    super(message)
    this.status = status
    this.code = rest.code
    this.requestId = rest.requestId
    this.retryAfterSeconds = rest.retryAfterSeconds
  }
}

export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401

/** No answer arrived: there is no connection, or the server is away. */
export const hasNoAnswer = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0

/** The same call may succeed a moment later: no answer arrived, the member was too fast, or the server was not able to. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

const textIn = (body: Record<string, unknown>, key: string): string | undefined => {
  const value = body[key]
  return typeof value === 'string' && value !== '' ? value : undefined
}

const jsonObject = (text: string): Record<string, unknown> => {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch {
    return {}
  }
}

/** The API gateway answers some failures itself, in English: 'Service Unavailable'. */
const GATEWAY_TEXT =
  /^(Bad Gateway|Bad Request|Endpoint request timed out|Forbidden|Gateway Timeout|Internal Server Error|Limit Exceeded|Not Found|Request Entity Too Large|Request Too Long|Service Unavailable|Too Many Requests|Unauthorized)$/i

/** The text of the server, in `message` or `error`; otherwise that of the status. */
const messageOf = (response: Response, text: string, body: Record<string, unknown>): string => {
  const own = textIn(body, 'message') ?? textIn(body, 'error')
  const known = statusMessages[response.status]
  if (own !== undefined && (known === undefined || !GATEWAY_TEXT.test(own))) return own
  return known ?? `${response.status}: ${text || response.statusText}`
}

/** What an old page sends after a release: calls that no longer exist, or whose input has changed. */
const mayBeOutdated = (status: number, code: string | undefined): boolean =>
  code === undefined ? status >= 400 && status < 500 : code === 'invalid_input' || code === 'gone'

export const errorFromResponse = async (response: Response): Promise<ApiError> => {
  const text = await response.text()
  const body = jsonObject(text)
  const code = textIn(body, 'code')
  if (mayBeOutdated(response.status, code)) dispatchEvent(new Event(SERVER_REFUSED))
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return new ApiError(response.status, messageOf(response, text, body), {
    code,
    requestId: textIn(body, 'requestId'),
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
  })
}

/** Turns the error of `fetch` without an answer into an `ApiError`; an abort stays an abort. */
export const errorFromFetch = (error: unknown): unknown =>
  error instanceof TypeError ? new ApiError(0, messages.offline) : error
