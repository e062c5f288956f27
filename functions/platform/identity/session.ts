import { isToken } from '#shared/domain/token.ts'
import { adoptSession } from './adopt-session.ts'
import { epochSeconds, isoNow } from '../runtime/clock.ts'
import { ApiError } from '../runtime/errors.ts'
import { prolongEntry, prolongSession, SESSION_SECONDS, sessionKey } from './session.items.ts'
import { get, onConditionFailed, write } from '../table/index.ts'

const HOUR = 3600

export interface Session {
  readonly token: string
  readonly memberId: string
  readonly sessionId: string
}

/**
 * Prolongs a session in use, at most once an hour so that most requests write nothing.
 * Writes the entry first: the session cannot be ended without it, so it must not expire earlier.
 */
const prolong = async ({ token, memberId, sessionId }: Session, seconds: number): Promise<void> => {
  const expiresAt = seconds + SESSION_SECONDS
  const prolongBoth = async (): Promise<void> => {
    await write(prolongEntry({ memberId, sessionId, seenAt: isoNow(), expiresAt }))
    await write(prolongSession(token, expiresAt))
  }
  await onConditionFailed(prolongBoth(), () => {
    throw new ApiError('unauthenticated')
  })
}

/**
 * The session of a token, read consistently so that the first request after logout already fails.
 * @throws ApiError unauthenticated
 */
export const requireSession = async (token: string | undefined): Promise<Session> => {
  if (!isToken(token)) throw new ApiError('unauthenticated')
  const item = await get(sessionKey(token), { consistent: true })
  const seconds = epochSeconds()
  if (!item || item.expiresAt <= seconds) throw new ApiError('unauthenticated')
  const sessionId = item.sessionId ?? (await adoptSession(token, item))
  const session = { token, memberId: item.memberId, sessionId }
  if (item.expiresAt < seconds + SESSION_SECONDS - HOUR) await prolong(session, seconds)
  return session
}
