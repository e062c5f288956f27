import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { isoNow } from '../runtime/clock.ts'
import { ApiError } from '../runtime/errors.ts'
import {
  adoptEntryInput,
  adoptSessionInput,
  getPasswordInput,
  idOfOldSession,
  type PasswordAge,
  type SessionItem,
} from './session.items.ts'
import { db } from '../table/table.ts'

const unlessEnded = (error: unknown): never => {
  if (!(error instanceof Error && error.name === 'ConditionalCheckFailedException')) throw error
  throw new ApiError('unauthenticated')
}

/**
 * Enters a session from before the list of sessions into it. First the entry, then a look at the password:
 * a change of it finds the entry, or is found here, so that no old session outlives it.
 */
export const adoptSession = async (token: string, session: SessionItem): Promise<string> => {
  const { memberId } = session
  const adopted = { token, session, sessionId: idOfOldSession(token, session), seenAt: isoNow() }
  await db.send(new UpdateCommand(adoptEntryInput(adopted)))
  const { Item } = await db.send(new GetCommand(getPasswordInput(memberId)))
  const { changedAt = '' } = (Item ?? {}) as PasswordAge
  if (changedAt > session.createdAt) throw new ApiError('unauthenticated')
  await db.send(new UpdateCommand(adoptSessionInput(adopted))).catch(unlessEnded)
  return adopted.sessionId
}
