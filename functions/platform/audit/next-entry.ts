import { createHash } from 'node:crypto'
import { berlinDay } from '../runtime/berlin-day.ts'
import {
  auditKey,
  AUDIT_HEAD_KEY,
  type Act,
  type AuditEntryItem,
  type AuditHeadItem,
} from './audit.items.ts'

/** What the very first entry has instead of a hash before it. */
export const NO_ENTRY_BEFORE = '0'.repeat(64)

const ID_LIKE = /^[\w#.:=-]{1,200}$/

/** @throws Error for anything but ids and fixed words: a text of a person must never reach the log */
const assertNoText = ({ actorId, objectId, category, detail }: Act): void => {
  for (const value of [actorId, objectId, category, detail])
    if (value !== undefined && !ID_LIKE.test(value))
      throw new Error('The audit log takes ids and fixed words only.')
}

/** The hash of an entry: SHA-256 of the names and values of all its attributes but `hash`, sorted by name. */
export const hashEntry = (entry: object): string => {
  const values = Object.entries(entry)
    .filter(([name, value]) => name !== 'hash' && value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(values)).digest('hex')
}

/** ISO timestamps and days sort as text. */
const later = (one: string, other: string | undefined): string =>
  other !== undefined && other > one ? other : one

interface Place {
  readonly day: string
  readonly seq: number
  readonly previous: string
  readonly resumesAfter?: string
}

/** The entry for an act at a place of the chain. */
export const entryAt = (place: Place, at: string, act: Act): AuditEntryItem => {
  assertNoText(act)
  const { actorId, role, act: name, kind, objectId, category, detail } = act
  const entry = {
    ...auditKey(place.day, place.seq),
    ...place,
    at,
    actorId,
    role,
    act: name,
    kind,
    objectId,
    ...(category !== undefined && { category }),
    ...(detail !== undefined && { detail }),
  }
  return { ...entry, hash: hashEntry(entry) }
}

/** The head after this entry. */
export const toHead = ({ day, seq, at, hash }: AuditEntryItem): AuditHeadItem => ({
  ...AUDIT_HEAD_KEY,
  day,
  seq,
  at,
  hash,
})

/** The entry that follows the head. Clocks of functions differ a little; the chain never goes back in time. */
export const nextEntry = (
  head: AuditHeadItem | undefined,
  act: Act,
  nowMs: number,
): AuditEntryItem => {
  const day = later(berlinDay(nowMs), head?.day)
  const at = later(new Date(nowMs).toISOString(), head?.at)
  const seq = head?.day === day ? head.seq + 1 : 1
  return entryAt({ day, seq, previous: head?.hash ?? NO_ENTRY_BEFORE }, at, act)
}
