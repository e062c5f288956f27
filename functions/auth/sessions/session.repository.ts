import { randomBytes } from 'node:crypto'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { epochSeconds, isoNow } from '../../platform/clock.ts'
import { env } from '../../platform/env.ts'
import { SESSION_SECONDS, sessionKey, type SessionItem } from '../../platform/session.items.ts'
import { db } from '../../platform/table.ts'

/** A new session; its token is known here and to the member only. */
export const openSession = async (memberId: string): Promise<string> => {
  const token = randomBytes(32).toString('hex')
  const session: SessionItem = {
    ...sessionKey(token),
    memberId,
    createdAt: isoNow(),
    expiresAt: epochSeconds() + SESSION_SECONDS,
  }
  await db.send(new PutCommand({ TableName: env.tableName, Item: session }))
  return token
}

export const closeSession = async (token: string): Promise<void> => {
  await db.send(new DeleteCommand({ TableName: env.tableName, Key: sessionKey(token) }))
}
