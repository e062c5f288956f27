import { ApiError } from '#platform/runtime/errors.ts'
import { requireMember } from '#platform/identity/member.ts'
import { attemptOn, countAttempt, uncountAttempt } from '../attempts.ts'
import { AUTH_TEXTS } from '../texts.ts'
import { isPassword } from '../password-hash.ts'
import { findCredentials } from '../credentials/index.ts'

interface Caller {
  readonly memberId: string
  readonly address: string
}

/**
 * Verifies the password of a signed-in member, with the throttles of the login. Returns the stored hash.
 * @throws ApiError forbidden (not 401: the session is fine) | throttled
 */
export const verifyOwnPassword = async (
  { memberId, address }: Caller,
  password: string,
): Promise<string> => {
  const { username } = await requireMember(memberId)
  const attempt = attemptOn(username, address)
  await countAttempt(attempt)
  const { hash } = await findCredentials(memberId)
  if (!(await isPassword(password, hash))) {
    throw new ApiError('forbidden', AUTH_TEXTS.wrongOwnPassword)
  }
  await uncountAttempt(attempt)
  return hash
}
