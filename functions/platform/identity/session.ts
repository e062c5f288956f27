import { isToken } from '#shared/domain/token.ts'
import { epochSeconds, isoNow } from '../runtime/clock.ts'
import { ApiError } from '../runtime/errors.ts'
import {
  MAX_SESSION_SECONDS,
  prolongEntry,
  prolongSession,
  SESSION_SECONDS,
  sessionKey,
  type SessionItem,
  adoptEntry,
  idOfOldSession,
  linkSession,
} from './session.items.ts'
import { get, onConditionFailed, write } from '../table/index.ts'
import { memberKey, passwordKey } from './member.items.ts'
import { findRestriction } from './restriction.ts'

const HOUR = 3600

export interface Session {
  readonly token: string
  readonly memberId: string
  readonly sessionId: string
  /** When the member signed in, or last confirmed the sign-in. */
  readonly authenticatedAt: string
  /** Opened by a suspended member. */
  readonly isRestricted?: true | undefined
}

interface Prolonging {
  readonly seconds: number
  /** The session ends then, however often it is used. */
  readonly latestEnd: number
}

/**
 * Prolongs a session in use, at most once an hour so that most requests write nothing.
 * Writes the entry first: the session cannot be ended without it, so it must not expire earlier.
 */
const prolong = async (session: Session, { seconds, latestEnd }: Prolonging): Promise<void> => {
  const { token, memberId, sessionId } = session
  const expiresAt = Math.min(seconds + SESSION_SECONDS, latestEnd)
  const prolongBoth = async (): Promise<void> => {
    await write(prolongEntry({ memberId, sessionId, seenAt: isoNow(), expiresAt }))
    await write(prolongSession(token, { usedAt: seconds, expiresAt }))
  }
  await onConditionFailed(prolongBoth(), () => {
    throw new ApiError('unauthenticated')
  })
}

const latestEndOf = ({ createdAt }: SessionItem): number =>
  epochSeconds(Date.parse(createdAt)) + MAX_SESSION_SECONDS

/** Before the first prolongation, the use is the sign-in, which set the expiry. */
const usedAtOf = ({ usedAt, expiresAt }: SessionItem): number =>
  usedAt ?? expiresAt - SESSION_SECONDS

/**
 * Adds a session that is older than the session list to that list. It writes the entry before it reads the password:
 * a concurrent change of the password or suspension finds the entry, or is found here, so that no session outlives it.
 */
const adoptSession = async (token: string, session: SessionItem): Promise<string> => {
  const { memberId } = session
  const adopted = { token, session, sessionId: idOfOldSession(token, session), seenAt: isoNow() }
  await write(adoptEntry(adopted))
  const [password, member] = await Promise.all([
    get(passwordKey(memberId), { consistent: true }),
    get(memberKey(memberId), { consistent: true }),
  ])
  if (member && findRestriction(member)) throw new ApiError('unauthenticated')
  if ((password?.changedAt ?? '') > session.createdAt) throw new ApiError('unauthenticated')
  await onConditionFailed(write(linkSession(adopted)), () => {
    throw new ApiError('unauthenticated')
  })
  return adopted.sessionId
}

/**
 * The session of a token, read consistently so that the first request after logout already fails.
 * @throws ApiError unauthenticated
 */
export const requireSession = async (token: string | undefined): Promise<Session> => {
  if (!isToken(token)) throw new ApiError('unauthenticated')
  const item = await get(sessionKey(token), { consistent: true })
  const seconds = epochSeconds()
  if (!item) throw new ApiError('unauthenticated')
  const latestEnd = latestEndOf(item)
  if (Math.min(item.expiresAt, latestEnd) <= seconds) throw new ApiError('unauthenticated')
  const sessionId = item.sessionId ?? (await adoptSession(token, item))
  const authenticatedAt = item.authenticatedAt ?? item.createdAt
  const { memberId, restricted: isRestricted } = item
  const session = { token, memberId, sessionId, authenticatedAt, isRestricted }
  if (usedAtOf(item) < seconds - HOUR) await prolong(session, { seconds, latestEnd })
  return session
}
