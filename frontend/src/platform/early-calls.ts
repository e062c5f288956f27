import { TOKEN_HEADER } from '#shared/api/contract.ts'

/** Later, the same call must be sent again. */
const MAX_AGE_MS = 10_000

interface EarlyCall {
  readonly token: string
  readonly sentAt: number
  readonly answer: Promise<Response>
}

const calls = new Map<string, EarlyCall>()

/** Sends queries before the code that needs them is loaded. Each answer is used once, by the first call of its URL. */
export const callEarly = (urls: readonly string[], token: string): void => {
  for (const url of urls) {
    const answer = fetch(url, {
      credentials: 'include',
      cache: 'no-store',
      headers: { [TOKEN_HEADER]: token },
    })
    // Without a user of the answer, its failure means nothing.
    answer.catch(() => undefined)
    calls.set(url, { token, sentAt: Date.now(), answer })
  }
}

const takeAnswer = (url: string, token: string | undefined): Promise<Response> | undefined => {
  const early = calls.get(url)
  calls.delete(url)
  if (!early || early.token !== token || Date.now() - early.sentAt >= MAX_AGE_MS) return undefined
  return early.answer
}

const untilAborted = (answer: Promise<Response>, signal: AbortSignal): Promise<Response> =>
  new Promise((resolve, reject) => {
    const abort = () => {
      reject(signal.reason as Error)
    }
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    answer.then(resolve, reject)
  })

/** Like `fetch`; a query takes the answer of a recent early call with the same token instead. */
export const fetchOnce = (
  url: string,
  request: RequestInit,
  token: string | undefined,
): Promise<Response> => {
  const isQuery = request.method === 'GET'
  // The early answers do not contain what the member changes now.
  if (!isQuery) calls.clear()
  const answer = isQuery ? takeAnswer(url, token) : undefined
  if (!answer) return fetch(url, request)
  return request.signal ? untilAborted(answer, request.signal) : answer
}
