import { usernameKey } from '#shared/domain/username.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { giveBack, throttle } from '#platform/http/throttle.ts'
import { AUTH_TEXTS } from './texts.ts'

/** Gives the throttle's refusal a sentence of its own, and keeps how long to wait. */
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

/** A secret is about to be compared. */
export interface Attempt {
  readonly account: string
  readonly address: string
}

export const attemptOn = (username: string, address: string): Attempt => ({
  account: usernameKey(username),
  address,
})

/** Counted before the secret is looked at: a burst of guesses at once must not slip through. */
export const countAttempt = ({ account, address }: Attempt): Promise<void> =>
  explainingThrottle(AUTH_TEXTS.tooManyAttempts, async () => {
    await throttle('wrongPasswordsPerAddress', address)
    await throttle('wrongPasswordsPerAccount', account)
  })

/** Only wrong passwords count (docs/product/throttles.md). */
export const forgetAttempt = async ({ account, address }: Attempt): Promise<void> => {
  await Promise.all([
    giveBack('wrongPasswordsPerAddress', address),
    giveBack('wrongPasswordsPerAccount', account),
  ])
}
