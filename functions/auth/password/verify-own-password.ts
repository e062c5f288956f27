import { ApiError } from '#platform/runtime/errors.ts'
import { requireMember } from '#platform/identity/member.ts'
import { attemptOn, countAttempt, forgetAttempt } from '../attempts.ts'
import { AUTH_TEXTS } from '../texts.ts'
import { isPassword } from '../password-hash.ts'
import { findCredentials } from '../credentials/index.ts'

interface Asked {
  readonly memberId: string
  readonly address: string
}

/**
 * Asks a signed-in member for the password once more, as throttled as at the login. Returns its hash.
 * @throws ApiError forbidden (not 401: the session is fine) | throttled
 */
export const verifyOwnPassword = async (
  { memberId, address }: Asked,
  password: string,
): Promise<string> => {
  const { username } = await requireMember(memberId)
  const attempt = attemptOn(username, address)
  await countAttempt(attempt)
  const { hash } = await findCredentials(memberId)
  if (!(await isPassword(password, hash))) {
    throw new ApiError('forbidden', AUTH_TEXTS.wrongOwnPassword)
  }
  await forgetAttempt(attempt)
  return hash
}
