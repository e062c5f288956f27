import { createHash } from 'node:crypto'
import { encodeTime } from 'ulid'
import { isToken } from '#shared/domain/token.ts'
import { env } from '../runtime/env.ts'
import { passwordKey } from './member.items.ts'

/** 30 days, sliding (decision 5). */
export const SESSION_SECONDS = 30 * 24 * 3600

/** What a member needs to recognise a device of theirs, and no more. */
export interface Device {
  readonly browser?: string
  readonly system?: string
}

export interface SessionItem {
  readonly PK: string
  readonly SK: 'SESSION'
  readonly memberId: string
  /** Absent on sessions from before they could be listed; their next use adopts them. */
  readonly sessionId?: string
  readonly createdAt: string
  readonly expiresAt: number
}

/** How a member's sessions are found: for the list, and to end them. */
export interface SessionEntryItem {
  readonly PK: string
  readonly SK: string
  readonly tokenHash: string
  readonly device: Device
  readonly createdAt: string
  readonly seenAt: string
  readonly expiresAt: number
}

const hashOf = (token: string): string => {
  if (!isToken(token)) throw new TypeError('Not a session token')
  return createHash('sha256').update(token).digest('hex')
}

/** Where the session of a token with this SHA-256 stands; only that hash is ever stored. */
export const sessionKeyOf = (tokenHash: string): { PK: string; SK: 'SESSION' } => ({
  PK: `SESSION#${tokenHash}`,
  SK: 'SESSION',
})

export const sessionKey = (token: string): { PK: string; SK: 'SESSION' } =>
  sessionKeyOf(hashOf(token))

export const sessionEntryKey = (
  memberId: string,
  sessionId: string,
): { PK: string; SK: string } => ({ PK: `SESSIONS#${memberId}`, SK: sessionId })

export const getSessionInput = (token: string) => ({
  TableName: env.tableName,
  Key: sessionKey(token),
  ConsistentRead: true,
})

export interface NewSession {
  readonly token: string
  readonly memberId: string
  readonly sessionId: string
  readonly device: Device
  readonly createdAt: string
  readonly expiresAt: number
}

/** Both items of a session; they are only ever written together. */
export const sessionItems = (session: NewSession): [SessionItem, SessionEntryItem] => {
  const { token, memberId, sessionId, device, createdAt, expiresAt } = session
  return [
    { ...sessionKey(token), memberId, sessionId, createdAt, expiresAt },
    {
      ...sessionEntryKey(memberId, sessionId),
      tokenHash: hashOf(token),
      device,
      createdAt,
      seenAt: createdAt,
      expiresAt,
    },
  ]
}

export const prolongSessionInput = (token: string, expiresAt: number) => ({
  TableName: env.tableName,
  Key: sessionKey(token),
  UpdateExpression: 'SET expiresAt = :until',
  ConditionExpression: 'attribute_exists(PK)',
  ExpressionAttributeValues: { ':until': expiresAt },
})

interface Prolonged {
  readonly memberId: string
  readonly sessionId: string
  readonly seenAt: string
  readonly expiresAt: number
}

export const prolongEntryInput = ({ memberId, sessionId, seenAt, expiresAt }: Prolonged) => ({
  TableName: env.tableName,
  Key: sessionEntryKey(memberId, sessionId),
  UpdateExpression: 'SET expiresAt = :until, seenAt = :seen',
  ConditionExpression: 'attribute_exists(PK)',
  ExpressionAttributeValues: { ':until': expiresAt, ':seen': seenAt },
})

interface Adopted {
  readonly token: string
  readonly session: SessionItem
  readonly sessionId: string
  readonly seenAt: string
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const RANDOM_CHARS = 16

/** Always the same for one session, so that two uses at once adopt it once. */
export const idOfOldSession = (token: string, { createdAt }: SessionItem): string => {
  const bytes = createHash('sha256').update(hashOf(token)).digest().subarray(0, RANDOM_CHARS)
  const random = [...bytes].map((byte) => CROCKFORD[byte % CROCKFORD.length]).join('')
  return encodeTime(Date.parse(createdAt)) + random
}

export const adoptEntryInput = ({ token, session, sessionId, seenAt }: Adopted) => ({
  TableName: env.tableName,
  Key: sessionEntryKey(session.memberId, sessionId),
  UpdateExpression:
    'SET tokenHash = :hash, device = :device, createdAt = :created, seenAt = :seen, expiresAt = :until',
  ExpressionAttributeValues: {
    ':hash': hashOf(token),
    ':device': {},
    ':created': session.createdAt,
    ':seen': seenAt,
    ':until': session.expiresAt,
  },
})

export const adoptSessionInput = ({ token, sessionId }: Adopted) => ({
  TableName: env.tableName,
  Key: sessionKey(token),
  UpdateExpression: 'SET sessionId = :id',
  ConditionExpression: 'attribute_exists(PK)',
  ExpressionAttributeValues: { ':id': sessionId },
})

/** When the password was last changed; absent while it is the first one. */
export interface PasswordAge {
  readonly changedAt?: string
}

export const getPasswordInput = (memberId: string) => ({
  TableName: env.tableName,
  Key: passwordKey(memberId),
  ConsistentRead: true,
})

interface Held {
  readonly token: string
  readonly memberId: string
  readonly sessionId: string
}

/** Where the entry of a session stands, for who holds its token. */
export const sessionEntryOf = ({ token, memberId, sessionId }: Held) => ({
  ...sessionEntryKey(memberId, sessionId),
  tokenHash: hashOf(token),
})
