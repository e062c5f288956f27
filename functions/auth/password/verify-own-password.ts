import { ApiError } from '#platform/runtime/errors.ts'
import { attemptIn, countAttempt, uncountAttempt } from '../attempts.ts'
import { AUTH_TEXTS } from '../texts.ts'
import { isPassword } from '../password-hash.ts'
import { findCredentials, type StoredCredentials } from '../credentials/credentials.repository.ts'

interface Caller {
  readonly memberId: string
  readonly sessionId: string
}

/**
 * Verifies the password of a signed-in member. Wrong ones count per session, so that no other caller can lock a member
 * out of the own settings.
 * @throws ApiError forbidden (not 401: the session is fine) | throttled
 */
export const verifyOwnPassword = async (
  { memberId, sessionId }: Caller,
  password: string,
): Promise<StoredCredentials> => {
  const attempt = attemptIn(sessionId)
  await countAttempt(attempt)
  const credentials = await findCredentials(memberId)
  if (!(await isPassword(password, credentials.hash))) {
    throw new ApiError('forbidden', AUTH_TEXTS.wrongOwnPassword)
  }
  await uncountAttempt(attempt)
  return credentials
}
