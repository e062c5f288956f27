import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { isToken } from '#shared/domain/token.ts'
import { adoptSession } from './adopt-session.ts'
import { epochSeconds, isoNow } from '../runtime/clock.ts'
import { ApiError } from '../runtime/errors.ts'
import {
  getSessionInput,
  prolongEntryInput,
  prolongSessionInput,
  SESSION_SECONDS,
  type SessionItem,
} from './session.items.ts'
import { db } from '../table/table.ts'

const HOUR = 3600

export interface Session {
  readonly token: string
  readonly memberId: string
  readonly sessionId: string
}

/**
 * Sliding: a session in use is prolonged, at most once an hour, so that reading stays reading.
 * The entry first: it must never expire before a session that could not be ended without it.
 */
const prolong = async ({ token, memberId, sessionId }: Session, seconds: number): Promise<void> => {
  const expiresAt = seconds + SESSION_SECONDS
  const entry = prolongEntryInput({ memberId, sessionId, seenAt: isoNow(), expiresAt })
  try {
    await db.send(new UpdateCommand(entry))
    await db.send(new UpdateCommand(prolongSessionInput(token, expiresAt)))
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ConditionalCheckFailedException')) throw error
    throw new ApiError('unauthenticated')
  }
}

/**
 * The session behind a token, read consistently: it ends on the very next request after logout (decision 5).
 * @throws ApiError unauthenticated
 */
export const requireSession = async (token: string | undefined): Promise<Session> => {
  if (!isToken(token)) throw new ApiError('unauthenticated')
  const { Item } = await db.send(new GetCommand(getSessionInput(token)))
  const item = Item as SessionItem | undefined
  const seconds = epochSeconds()
  if (!item || item.expiresAt <= seconds) throw new ApiError('unauthenticated')
  const sessionId = item.sessionId ?? (await adoptSession(token, item))
  const session = { token, memberId: item.memberId, sessionId }
  if (item.expiresAt < seconds + SESSION_SECONDS - HOUR) await prolong(session, seconds)
  return session
}
