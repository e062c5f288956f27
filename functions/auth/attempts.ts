import { usernameKey } from '#shared/domain/username.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { returnUse, throttle } from '#platform/http/throttle.ts'
import { AUTH_TEXTS } from './texts.ts'

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

/** One comparison of a secret: of which account, and from which address. */
export interface Attempt {
  readonly account: string
  readonly address: string
}

export const attemptOn = (username: string, address: string): Attempt => ({
  account: usernameKey(username),
  address,
})

/** Counts before the secret is compared, so that concurrent guesses cannot exceed the limit. */
export const countAttempt = ({ account, address }: Attempt): Promise<void> =>
  explainingThrottle(AUTH_TEXTS.tooManyAttempts, async () => {
    await throttle('wrongPasswordsPerAddress', address)
    await throttle('wrongPasswordsPerAccount', account)
  })

/** Takes a correct attempt back: only wrong passwords count (docs/product/throttles.md). */
export const uncountAttempt = async ({ account, address }: Attempt): Promise<void> => {
  await Promise.all([
    returnUse('wrongPasswordsPerAddress', address),
    returnUse('wrongPasswordsPerAccount', account),
  ])
}
