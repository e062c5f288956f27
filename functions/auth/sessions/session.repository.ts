import { randomBytes } from 'node:crypto'
import { LIMITS } from '#shared/domain/limits.ts'
import { epochSeconds, isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import {
  SESSION_SECONDS,
  sessionEntryKey,
  sessionItems,
  sessionKeyOf,
  sessionsPartition,
  type NewSession,
  type SessionEntryItem,
} from '#platform/identity/session.items.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { restrictionIsStill, findRestriction } from '#platform/identity/restriction.ts'
import {
  get,
  put,
  query,
  remove,
  write,
  type Check,
  type Key,
  type Write,
} from '#platform/table/index.ts'
import { forgetDevices } from '../device-marks/device-mark.repository.ts'
import { parseDevice } from './device.ts'

/** A session that is not stored yet. Its token leaves the server once; only the hash is stored. */
export const newSession = (
  member: MemberItem,
  userAgent: string,
  deviceMark?: string,
): NewSession => ({
  token: randomBytes(32).toString('hex'),
  memberId: member.memberId,
  sessionId: newId(),
  device: parseDevice(userAgent),
  deviceMark,
  createdAt: isoNow(),
  expiresAt: epochSeconds() + SESSION_SECONDS,
  restricted: findRestriction(member) && true,
})

type SessionParts = Readonly<Record<'session' | 'entry' | 'member', Write | Check>>

/**
 * Belongs into the transaction that checks the member's credential. Fails with `member` when the member was suspended
 * since it was read, because that ended all other sessions.
 */
export const putSession = (session: NewSession, member: MemberItem): SessionParts => {
  const [item, entry] = sessionItems(session)
  return { session: put(item), entry: put(entry), member: restrictionIsStill(member) }
}

/** With what a suspension writes, a transaction must stay below 100 items. */
const ENDED_AT_ONCE = 30

/** Ends the newest sessions within a transaction; the effect `end-restricted-sessions` ends the others and all entries. */
export const endSessionsWithin = async (memberId: string): Promise<Record<string, Write>> => {
  const { items } = await query(sessionsPartition(memberId), {
    newestFirst: true,
    limit: ENDED_AT_ONCE,
    consistent: true,
  })
  return Object.fromEntries(
    items.map(({ SK, tokenHash }) => [`session ${SK}`, remove(sessionKeyOf(tokenHash))]),
  )
}

export const findEntry = (
  memberId: string,
  sessionId: string,
): Promise<SessionEntryItem | undefined> =>
  get(sessionEntryKey(memberId, sessionId), { consistent: true })

/** The newest entries that have not expired. */
export const listEntries = async (memberId: string): Promise<readonly SessionEntryItem[]> => {
  const { items } = await query(sessionsPartition(memberId), {
    newestFirst: true,
    limit: LIMITS.listedSessions,
    consistent: true,
  })
  const seconds = epochSeconds()
  return items.filter(({ expiresAt }) => expiresAt > seconds)
}

type Entry = Key<SessionEntryItem> & Pick<SessionEntryItem, 'tokenHash'>

/** Deletes sessions before their entries: after an interruption every remaining session can still be listed. */
export const deleteSessions = async (entries: readonly Entry[]): Promise<void> => {
  await Promise.all(entries.map(({ tokenHash }) => write(remove(sessionKeyOf(tokenHash)))))
  await Promise.all(entries.map((entry) => write(remove(entry))))
}

const PAGE_SIZE = 25

/**
 * Deletes every session of the member except `keep`; the next request with one of them returns 401. Forgets the devices,
 * too, except the one of `keep`.
 */
export const deleteAllSessions = async (
  memberId: string,
  { keep }: { keep?: string } = {},
): Promise<void> => {
  let startAt: Key | undefined
  let keptMark: string | undefined
  do {
    const { items, next } = await query(sessionsPartition(memberId), {
      limit: PAGE_SIZE,
      consistent: true,
      startAt,
    })
    await deleteSessions(items.filter(({ SK }) => SK !== keep))
    keptMark ??= items.find(({ SK }) => SK === keep)?.deviceMark
    startAt = next
  } while (startAt)
  await forgetDevices(memberId, keptMark)
}
