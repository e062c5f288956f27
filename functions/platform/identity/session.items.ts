import { hash } from 'node:crypto'
import { encodeTime } from 'ulid'
import { isToken } from '#shared/domain/token.ts'
import { keptSeconds } from '#shared/domain/retention.ts'
import { isoNow } from '../runtime/clock.ts'
import { exists, update, type Key, type Partition, type Write } from '../table/index.ts'

/** 30 days, sliding (docs/product/sessions.md#lifetime). */
export const SESSION_SECONDS = keptSeconds('session')

/** From its sign-in, however often it is used (docs/product/sessions.md#lifetime). */
export const MAX_SESSION_SECONDS = keptSeconds('sessionAtMost')

/** By these names members recognise their devices. */
export interface Device {
  readonly browser?: string
  readonly system?: string
}

export interface SessionItem {
  readonly PK: string
  readonly SK: 'SESSION'
  /** Absent on sessions that predate the live channel; their first connection adds it. */
  readonly entity?: 'Session'
  readonly memberId: string
  /** Absent on sessions that predate the list of sessions; their next use adds them. */
  readonly sessionId?: string
  readonly createdAt: string
  readonly expiresAt: number
  /** In seconds, up to an hour old; absent until the session is prolonged. */
  readonly usedAt?: number
  /** When the member last proved their identity; absent as long as that was the sign-in. */
  readonly authenticatedAt?: string
  /** Opened by a suspended member: whether the suspension still holds is read with every use. */
  readonly restricted?: true
}

/** By its entries, a member's sessions are listed and ended. */
export interface SessionEntryItem {
  readonly PK: string
  readonly SK: string
  readonly tokenHash: string
  readonly device: Device
  readonly createdAt: string
  readonly seenAt: string
  readonly expiresAt: number
  /** The hash of the browser's mark, which is revoked with the session. */
  readonly deviceMark?: string
}

const hashOf = (token: string): string => {
  if (!isToken(token)) throw new TypeError('Not a session token')
  return hash('sha256', token)
}

/** The key by the SHA-256 of the token: the token itself is never stored. */
export const sessionKeyOf = (tokenHash: string): Key<SessionItem> => ({
  PK: `SESSION#${tokenHash}`,
  SK: 'SESSION',
})

export const sessionKey = (token: string): Key<SessionItem> => sessionKeyOf(hashOf(token))

export const sessionsPartition = (memberId: string): Partition<SessionEntryItem> => ({
  PK: `SESSIONS#${memberId}`,
})

export const sessionEntryKey = (memberId: string, sessionId: string): Key<SessionEntryItem> => ({
  PK: sessionsPartition(memberId).PK,
  SK: sessionId,
})

export interface NewSession {
  readonly token: string
  readonly memberId: string
  readonly sessionId: string
  readonly device: Device
  readonly deviceMark?: string | undefined
  readonly createdAt: string
  readonly expiresAt: number
  readonly restricted?: true | undefined
}

/** Both items of a session; one transaction writes them. */
export const sessionItems = (session: NewSession): [SessionItem, SessionEntryItem] => {
  const { token, memberId, sessionId, device, deviceMark, createdAt, expiresAt } = session
  return [
    {
      ...sessionKey(token),
      entity: 'Session',
      memberId,
      sessionId,
      createdAt,
      expiresAt,
      ...(session.restricted && { restricted: true as const }),
    },
    {
      ...sessionEntryKey(memberId, sessionId),
      tokenHash: hashOf(token),
      device,
      createdAt,
      seenAt: createdAt,
      expiresAt,
      ...(deviceMark !== undefined && { deviceMark }),
    },
  ]
}

/** Both times in seconds since 1970. */
interface Use {
  readonly usedAt: number
  readonly expiresAt: number
}

export const prolongSession = (token: string, { usedAt, expiresAt }: Use): Write<SessionItem> =>
  update(sessionKey(token), { set: { usedAt, expiresAt }, condition: exists })

/** The suspension of its member is over. Fails when the session has ended. */
export const freeSession = (token: string): Write<SessionItem> =>
  update(sessionKey(token), { remove: ['restricted'], condition: exists })

/** From then on its end is an event. Fails when the session has ended. */
export const markSession = (key: Key<SessionItem>): Write<SessionItem> =>
  update(key, { set: { entity: 'Session' }, condition: exists })

/** The SHA-256 of the token, from the key of the session. */
export const tokenHashIn = ({ PK }: Pick<SessionItem, 'PK'>): string => PK.slice('SESSION#'.length)

/** Fails when the session has ended. */
export const confirmSession = (token: string): Write<SessionItem> =>
  update(sessionKey(token), { set: { authenticatedAt: isoNow() }, condition: exists })

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

/** Derived from the token, so that two concurrent requests adopt the session under one id. */
export const idOfOldSession = (token: string, { createdAt }: SessionItem): string => {
  const bytes = hash('sha256', hashOf(token), 'buffer').subarray(0, RANDOM_CHARS)
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

interface OpenSession {
  readonly token: string
  readonly memberId: string
  readonly sessionId: string
}

/** Key and token hash of the entry of the caller's own session. */
export const sessionEntryOf = ({ token, memberId, sessionId }: OpenSession) => ({
  ...sessionEntryKey(memberId, sessionId),
  tokenHash: hashOf(token),
})
