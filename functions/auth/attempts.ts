import { createHash } from 'node:crypto'
import { usernameKey } from '#shared/domain/username.ts'
import type { ThrottleName } from '#shared/domain/throttles.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { returnUse, throttle } from '#platform/http/throttle.ts'
import { AUTH_TEXTS } from './texts.ts'
import type { MarkedDevice } from './device-marks/device-mark.repository.ts'

/** Runs `work`; a throttled error gets this text and keeps its `retryAfterSeconds`. */
export const explainingThrottle = async <T>(
  text: (seconds: number) => string,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'throttled') throw error
    throw new ApiError('throttled', text(error.retryAfterSeconds ?? 0), error.retryAfterSeconds)
  }
}

/** What one comparison of a secret counts against, in the order of counting. */
type Attempt = readonly (readonly [name: ThrottleName, subject: string])[]

interface SignInAttempt {
  readonly username: string
  readonly address: string
  readonly device: Pick<MarkedDevice, 'hash' | 'isKnown'>
}

/** Hashed, so that the table does not link a member to an address. */
const pairOf = (account: string, address: string): string =>
  createHash('sha256').update(`${address} ${account}`).digest('base64url')

/**
 * A device that signed in before has a count of its own, so that no other caller can lock it out. The narrow count comes
 * before the one of the account, so that a single address cannot use up the latter (docs/product/throttles.md#passwords).
 */
export const attemptOn = ({ username, address, device }: SignInAttempt): Attempt => {
  const account = usernameKey(username)
  if (device.isKnown && device.hash !== undefined) return [['wrongPasswordsPerDevice', device.hash]]
  return [
    ['wrongPasswordsPerAddress', address],
    ['wrongPasswordsPerAccountAndAddress', pairOf(account, address)],
    ['wrongPasswordsPerAccount', account],
  ]
}

/** A session is a device that signed in before. */
export const attemptIn = (sessionId: string): Attempt => [['wrongPasswordsPerDevice', sessionId]]

/** Counts before the secret is compared, so that concurrent guesses cannot exceed a limit. */
export const countAttempt = (attempt: Attempt): Promise<void> =>
  explainingThrottle(AUTH_TEXTS.tooManyAttempts, async () => {
    for (const [name, subject] of attempt) await throttle(name, subject)
  })

/** Takes a correct attempt back: only wrong passwords count (docs/product/throttles.md#passwords). */
export const uncountAttempt = async (attempt: Attempt): Promise<void> => {
  await Promise.all(attempt.map(([name, subject]) => returnUse(name, subject)))
}
