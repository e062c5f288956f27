import { ApiError } from '#platform/runtime/errors.ts'
import { log } from '#platform/runtime/logger.ts'
import { AUTH_TEXTS } from '../texts.ts'
import { closeAllSessions } from '../sessions/index.ts'

/**
 * What follows a new password. It cannot be taken back when this fails: whoever asked must know what is left to do.
 * @throws ApiError unavailable
 */
export const endSessionsOfOldPassword = async (
  memberId: string,
  { keep }: { keep?: string } = {},
): Promise<void> => {
  try {
    await closeAllSessions(memberId, { ...(keep !== undefined && { keep }) })
  } catch (error) {
    log.error('sessions of an old password are left', error, { memberId })
    throw new ApiError('unavailable', AUTH_TEXTS.sessionsLeft)
  }
}
