import type { AuditAct, AuditKind } from '#shared/domain/audit.ts'
import { MAX_AUDIT_EXPORT } from '#shared/domain/audit.ts'
import { auditPartition, type AuditEntryItem } from '#platform/audit/index.ts'
import { findMemberId } from '#platform/identity/member-ref.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { attribute, expression, query, type Key, type QueryOptions } from '#platform/table/index.ts'
import { listMonths, type AuditRange } from './audit-range.rules.ts'
import { AUDIT_TEXTS } from '../texts.ts'

export interface AuditFilter {
  readonly actorId: string | undefined
  readonly act: AuditAct | undefined
  readonly kind: AuditKind | undefined
}

interface Wanted {
  readonly actor?: string | undefined
  readonly act?: AuditAct | undefined
  readonly kind?: AuditKind | undefined
}

/** A username becomes an id; any other text is taken for the access key of an operator. */
export const toFilter = async ({ actor, act, kind }: Wanted): Promise<AuditFilter> => ({
  actorId: actor === undefined ? undefined : ((await findMemberId(actor)) ?? actor),
  act,
  kind,
})

const matching = (filter: AuditFilter): Pick<QueryOptions, 'filter'> => {
  const tests = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [expression`${attribute(name)} = ${value}`],
  )
  if (tests.length === 0) return {}
  return { filter: tests.reduce((all, test) => expression`${all} AND ${test}`) }
}

/** Follows every number of a day. */
const END = '~'
const PAGE = 50
/** Months that one page reads; each reads at most `PAGE` entries. */
const MAX_MONTHS = 6

interface AuditPage {
  readonly entries: readonly AuditEntryItem[]
  /** The last entry that was read, or a month that was read to its end. */
  readonly cursor: string | undefined
}

const startOf = (
  { from, to }: AuditRange,
  cursor: string | undefined,
): Key<AuditEntryItem> | null => {
  if (cursor?.includes('#') !== true) return null
  if (cursor < from || cursor > to + END)
    throw new ApiError('invalid_input', AUDIT_TEXTS.foreignCursor)
  return { PK: auditPartition(cursor.slice(0, 7)).PK, SK: cursor }
}

/**
 * A page, the newest entries first. What it reads is bounded, so with a filter it can be short or empty although
 * there is more.
 * @throws ApiError invalid_input for a cursor outside of the range
 */
export const readAuditPage = async (
  range: AuditRange,
  filter: AuditFilter,
  cursor?: string,
): Promise<AuditPage> => {
  const start = startOf(range, cursor)
  const isOpen = (month: string): boolean =>
    cursor === undefined || (start ? month <= cursor.slice(0, 7) : month < cursor)
  const months = listMonths(range).filter(isOpen)
  const entries: AuditEntryItem[] = []
  for (const [index, month] of months.slice(0, MAX_MONTHS).entries()) {
    const { items, next } = await query(auditPartition(month), {
      between: [range.from, range.to + END],
      newestFirst: true,
      limit: PAGE,
      ...matching(filter),
      startAt: index === 0 ? (start ?? undefined) : undefined,
    })
    entries.push(...items)
    if (next) return { entries, cursor: next.SK }
    if (entries.length >= PAGE) return { entries, cursor: months[index + 1] && month }
  }
  return { entries, cursor: months.length > MAX_MONTHS ? months[MAX_MONTHS - 1] : undefined }
}

const EXPORT_PAGE = 1000
/** With a filter, pages can be empty: 13 months, and ten pages more. */
const MAX_EXPORT_PAGES = 23

const tooMany = (): ApiError =>
  new ApiError('invalid_input', AUDIT_TEXTS.tooMany(MAX_AUDIT_EXPORT.toLocaleString('de')))

/** All entries of a range, the oldest first. @throws ApiError invalid_input when there are more than 5,000 */
export const readForExport = async (
  range: AuditRange,
  filter: AuditFilter,
): Promise<readonly AuditEntryItem[]> => {
  const entries: AuditEntryItem[] = []
  let pages = 0
  for (const month of listMonths(range).toReversed()) {
    let startAt: Key | undefined
    do {
      if (++pages > MAX_EXPORT_PAGES) throw tooMany()
      const { items, next } = await query(auditPartition(month), {
        between: [range.from, range.to + END],
        limit: EXPORT_PAGE,
        ...matching(filter),
        startAt,
      })
      entries.push(...items)
      if (entries.length > MAX_AUDIT_EXPORT) throw tooMany()
      startAt = next
    } while (startAt)
  }
  return entries
}
