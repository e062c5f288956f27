import { createHash } from 'node:crypto'
import { isToken } from '../../shared/domain/token.ts'
import { env } from './env.ts'

/** 30 days, sliding (decision 5). */
export const SESSION_SECONDS = 30 * 24 * 3600

export interface SessionItem {
  readonly PK: string
  readonly SK: 'SESSION'
  readonly memberId: string
  readonly createdAt: string
  readonly expiresAt: number
}

/** Only the SHA-256 of a token is ever stored. */
export const sessionKey = (token: string): { PK: string; SK: 'SESSION' } => {
  if (!isToken(token)) throw new TypeError('Not a session token')
  return { PK: `SESSION#${createHash('sha256').update(token).digest('hex')}`, SK: 'SESSION' }
}

export const getSessionInput = (token: string) => ({
  TableName: env.tableName,
  Key: sessionKey(token),
  ConsistentRead: true,
})
