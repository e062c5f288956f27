import { ApiError } from '#platform/runtime/errors.ts'
import { log } from '#platform/runtime/logger.ts'
import { AUTH_TEXTS } from '../texts.ts'
import { deleteAllSessions } from '../sessions/session.repository.ts'

/**
 * Ends the other sessions after a change of the password. The new password stays when this fails,
 * so the text of the error says what the member has to do.
 * @throws ApiError unavailable
 */
export const endSessionsOfOldPassword = async (
  memberId: string,
  { keep }: { keep?: string } = {},
): Promise<void> => {
  try {
    await deleteAllSessions(memberId, { ...(keep !== undefined && { keep }) })
  } catch (error) {
    log.error('sessions of an old password are left', error, { memberId })
    throw new ApiError('unavailable', AUTH_TEXTS.sessionsLeft)
  }
}
