import { isoNow } from '../runtime/clock.ts'
import { ApiError } from '../runtime/errors.ts'
import { memberKey, passwordKey } from './member.items.ts'
import { restrictionOf } from './restriction.ts'
import { adoptEntry, idOfOldSession, linkSession, type SessionItem } from './session.items.ts'
import { get, onConditionFailed, write } from '../table/index.ts'

/**
 * Adds a session that is older than the session list to that list. It writes the entry before it reads the password:
 * a concurrent change of the password or suspension finds the entry, or is found here, so that no session outlives it.
 */
export const adoptSession = async (token: string, session: SessionItem): Promise<string> => {
  const { memberId } = session
  const adopted = { token, session, sessionId: idOfOldSession(token, session), seenAt: isoNow() }
  await write(adoptEntry(adopted))
  const [password, member] = await Promise.all([
    get(passwordKey(memberId), { consistent: true }),
    get(memberKey(memberId), { consistent: true }),
  ])
  if (member && restrictionOf(member)) throw new ApiError('unauthenticated')
  if ((password?.changedAt ?? '') > session.createdAt) throw new ApiError('unauthenticated')
  await onConditionFailed(write(linkSession(adopted)), () => {
    throw new ApiError('unauthenticated')
  })
  return adopted.sessionId
}
