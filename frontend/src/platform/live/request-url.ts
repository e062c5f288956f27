import { liveTicket } from '#shared/api/live.ts'
import { callOutsideSession } from '../api-client.ts'
import { ApiError, isUnauthenticated } from '../api-error.ts'
import { suspectSession } from '../session.ts'
import type { RequestUrl } from './live-client.ts'

/** A call of the background: a refusal shows no alert, it only makes the app validate the session. */
export const requestLiveUrl: RequestUrl = async (signal) => {
  try {
    const { url } = await callOutsideSession(liveTicket, { signal })
    // The constructor of a socket throws on an address that it cannot read.
    return URL.canParse(url) ? url : { retryAfterMs: 0 }
  } catch (error) {
    if (!signal.aborted && isUnauthenticated(error)) suspectSession()
    const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined
    return { retryAfterMs: (seconds ?? 0) * 1000 }
  }
}
