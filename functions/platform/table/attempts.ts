import { setTimeout as sleep } from 'node:timers/promises'
import { isConflict, isTransient } from '../runtime/transient.ts'

const ATTEMPTS = 3
const MAX_QUOTA = 500
const MAX_DELAY_MS = 5000

/** What a further attempt takes from the quota, and the bound of the first pause, which doubles. As in the SDK. */
const AFTER_FAILURE = { cost: 14, pauseMs: 25 }
const AFTER_THROTTLE = { cost: 5, pauseMs: 1000 }

const THROTTLE = /^(Throttling|ProvisionedThroughput|(Request)?LimitExceeded|TransactionInProgress)/

/** `delayMs` is the pause that the service asked for. */
type Failure = Error & {
  readonly $metadata?: { readonly delayMs?: number; readonly httpStatusCode?: number }
}

const termsOf = ({ name, $metadata: { delayMs, httpStatusCode } = {} }: Failure) => ({
  ...(httpStatusCode === 429 || THROTTLE.test(name) ? AFTER_THROTTLE : AFTER_FAILURE),
  delayMs,
})

/** Falls with each further attempt and rises with each success, so that an outage does not triple the calls. */
let quota = MAX_QUOTA

/** Calls again after failures that may pass. Conflicts are the business of callers, who know what they do again. */
export const withAttempts = async <T>(call: () => Promise<T>): Promise<T> => {
  let gain = 1
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await call()
      quota = Math.min(MAX_QUOTA, quota + gain)
      return result
    } catch (error) {
      const { cost, pauseMs, delayMs = 0 } = termsOf(error as Failure)
      const isLast = attempt === ATTEMPTS || quota < cost
      if (isLast || !isTransient(error) || isConflict(error)) throw error
      gain = cost
      quota -= cost
      const pause = Math.random() * pauseMs * 2 ** (attempt - 1)
      await sleep(Math.max(pause, Math.min(delayMs, pause + MAX_DELAY_MS)))
    }
  }
}
