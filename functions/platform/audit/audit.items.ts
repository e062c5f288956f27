import type { AuditAct, AuditKind, AuditRole } from '#shared/domain/audit.ts'
import type { Key, Partition } from '../table/index.ts'

/** What a moderator, admin or operator did. Ids and fixed words only: no text of people, no name, no address. */
export interface Act {
  readonly actorId: string
  readonly role: AuditRole
  readonly act: AuditAct
  readonly kind: AuditKind
  readonly objectId: string
  /** The reason as a category, such as `spam`. */
  readonly category?: string | undefined
  /** The new value, such as a role, or the id of a second object. */
  readonly detail?: string | undefined
}

/** One entry: written with its act, never changed or deleted. It has no `entity`, because nothing follows from it. */
export interface AuditEntryItem extends Act {
  readonly PK: string
  readonly SK: string
  /** In Berlin. Never before that of the entry before. */
  readonly day: string
  /** 1 for the first entry of a day. */
  readonly seq: number
  /** ISO 8601. Never before that of the entry before. */
  readonly at: string
  /** The hash of the entry before; of the first entry of a day, that is the last one of an earlier day. */
  readonly previous: string
  /** After a restore: the sort key of the last complete entry, whose hash `previous` is. */
  readonly resumesAfter?: string | undefined
  /** SHA-256 of all other attributes. */
  readonly hash: string
}

/** The newest entry. Every act replaces it under the condition that no other act came in between. */
export interface AuditHeadItem {
  readonly PK: 'AUDIT'
  readonly SK: 'HEAD'
  readonly day: string
  readonly seq: number
  readonly at: string
  readonly hash: string
}

const MONTH_LENGTH = 7
const SEQ_DIGITS = 6

export const monthOf = (day: string): string => day.slice(0, MONTH_LENGTH)

/** One partition a month, so that days without entries cost no read. */
export const auditPartition = (month: string): Partition<AuditEntryItem> => ({
  PK: `AUDIT#${month}`,
})

export const auditSortKey = (day: string, seq: number): string =>
  `${day}#${String(seq).padStart(SEQ_DIGITS, '0')}`

export const auditKey = (day: string, seq: number): Key<AuditEntryItem> => ({
  PK: auditPartition(monthOf(day)).PK,
  SK: auditSortKey(day, seq),
})

export const AUDIT_HEAD_KEY: Key<AuditHeadItem> = { PK: 'AUDIT', SK: 'HEAD' }
