import { TOKEN_HEADER } from '#shared/api/contract.ts'

/** Later, the same call must be sent again. */
const MAX_AGE_MS = 10_000

interface EarlyCall {
  readonly token: string
  readonly sentAt: number
  readonly answer: Promise<Response>
  readonly aborting: AbortController
}

const calls = new Map<string, EarlyCall>()

/** Sends queries before the code that needs them is loaded. Each answer is used once, by the first call of its URL. */
export const callEarly = (urls: readonly string[], token: string): void => {
  for (const url of urls) {
    const aborting = new AbortController()
    const answer = fetch(url, {
      credentials: 'include',
      cache: 'no-store',
      headers: { [TOKEN_HEADER]: token },
      signal: aborting.signal,
    })
    // Without a user of the answer, its failure means nothing.
    answer.catch(() => undefined)
    calls.set(url, { token, sentAt: Date.now(), answer, aborting })
  }
}

const takeAnswer = (
  url: string,
  token: string | undefined,
  signal?: AbortSignal | null,
): Promise<Response> | undefined => {
  const early = calls.get(url)
  calls.delete(url)
  if (!early || early.token !== token || Date.now() - early.sentAt >= MAX_AGE_MS) return undefined
  const { aborting, answer } = early
  const abort = () => aborting.abort(signal?.reason)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  return answer
}

/** The early answers do not contain what the member changes now, and fail when the session ends. */
const abortEarly = (): void => {
  for (const { aborting } of calls.values()) aborting.abort()
  calls.clear()
}

/** Like `fetch`; a query takes the answer of a recent early call with the same token instead. */
export const fetchOnce = (
  url: string,
  request: RequestInit,
  token: string | undefined,
): Promise<Response> => {
  if (request.method === 'GET') return takeAnswer(url, token, request.signal) ?? fetch(url, request)
  abortEarly()
  return fetch(url, request)
}
