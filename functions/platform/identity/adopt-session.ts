import { isoNow } from '../runtime/clock.ts'
import { ApiError } from '../runtime/errors.ts'
import { passwordKey } from './member.items.ts'
import { adoptEntry, idOfOldSession, linkSession, type SessionItem } from './session.items.ts'
import { get, onConditionFailed, write } from '../table/index.ts'

/**
 * Enters a session from before the list of sessions into it. First the entry, then a look at the password:
 * a change of it finds the entry, or is found here, so that no old session outlives it.
 */
export const adoptSession = async (token: string, session: SessionItem): Promise<string> => {
  const { memberId } = session
  const adopted = { token, session, sessionId: idOfOldSession(token, session), seenAt: isoNow() }
  await write(adoptEntry(adopted))
  const password = await get(passwordKey(memberId), { consistent: true })
  if ((password?.changedAt ?? '') > session.createdAt) throw new ApiError('unauthenticated')
  await onConditionFailed(write(linkSession(adopted)), () => {
    throw new ApiError('unauthenticated')
  })
  return adopted.sessionId
}
