import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { isToken } from '../../shared/domain/token.ts'
import { epochSeconds } from './clock.ts'
import { env } from './env.ts'
import { ApiError } from './errors.ts'
import { getSessionInput, SESSION_SECONDS, sessionKey, type SessionItem } from './session.items.ts'
import { db } from './table.ts'

const DAY = 24 * 3600

/** Sliding: a session in use is prolonged, at most once a day, so that reading stays reading. */
const prolong = async (token: string, seconds: number): Promise<void> => {
  await db.send(
    new UpdateCommand({
      TableName: env.tableName,
      Key: sessionKey(token),
      UpdateExpression: 'SET expiresAt = :until',
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeValues: { ':until': seconds + SESSION_SECONDS },
    }),
  )
}

export interface Session {
  readonly token: string
  readonly memberId: string
}

/**
 * The session behind a token, read consistently: it ends on the very next request after logout (decision 5).
 * @throws ApiError unauthenticated
 */
export const requireSession = async (token: string | undefined): Promise<Session> => {
  if (!isToken(token)) throw new ApiError('unauthenticated')
  const { Item } = await db.send(new GetCommand(getSessionInput(token)))
  const session = Item as SessionItem | undefined
  const seconds = epochSeconds()
  if (!session || session.expiresAt <= seconds) throw new ApiError('unauthenticated')
  if (session.expiresAt < seconds + SESSION_SECONDS - DAY) {
    await prolong(token, seconds).catch((error: unknown) => {
      if (!(error instanceof Error && error.name === 'ConditionalCheckFailedException')) throw error
      throw new ApiError('unauthenticated')
    })
  }
  return { token, memberId: session.memberId }
}
