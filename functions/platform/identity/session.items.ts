import { createHash } from 'node:crypto'
import { encodeTime } from 'ulid'
import { isToken } from '#shared/domain/token.ts'
import { exists, update, type Key, type Write } from '../table/index.ts'

/** 30 days, sliding (docs/product/sessions.md#lifetime). */
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
export const sessionKeyOf = (tokenHash: string): Key<SessionItem> => ({
  PK: `SESSION#${tokenHash}`,
  SK: 'SESSION',
})

export const sessionKey = (token: string): Key<SessionItem> => sessionKeyOf(hashOf(token))

export const sessionEntryKey = (memberId: string, sessionId: string): Key<SessionEntryItem> => ({
  PK: `SESSIONS#${memberId}`,
  SK: sessionId,
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

export const prolongSession = (token: string, expiresAt: number): Write<SessionItem> =>
  update(sessionKey(token), { set: { expiresAt }, condition: exists })

interface Prolonged {
  readonly memberId: string
  readonly sessionId: string
  readonly seenAt: string
  readonly expiresAt: number
}

export const prolongEntry = ({
  memberId,
  sessionId,
  seenAt,
  expiresAt,
}: Prolonged): Write<SessionEntryItem> =>
  update(sessionEntryKey(memberId, sessionId), { set: { expiresAt, seenAt }, condition: exists })

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

export const adoptEntry = ({
  token,
  session,
  sessionId,
  seenAt,
}: Adopted): Write<SessionEntryItem> =>
  update(sessionEntryKey(session.memberId, sessionId), {
    set: {
      tokenHash: hashOf(token),
      device: {},
      createdAt: session.createdAt,
      seenAt,
      expiresAt: session.expiresAt,
    },
  })

export const linkSession = ({ token, sessionId }: Adopted): Write<SessionItem> =>
  update(sessionKey(token), { set: { sessionId }, condition: exists })

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
