import type { AuditEntryItem, AuditHeadItem } from '#platform/audit/audit.items.ts'
import type { MembersTable } from '../members-table.ts'
import { lastMonth, readEntries, readHead } from './read-audit.ts'
import { ChainWalk, type Verification } from './verify-chain.ts'

export interface VerifyOptions {
  /** `yyyy-mm-dd`, both included; the whole log without them. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** A hash that was noted elsewhere and must be in the range. */
  readonly expect?: string | undefined
}

export interface Verified extends Verification {
  readonly head: AuditHeadItem | undefined
  /** False when a hash was expected that no entry has. */
  readonly hasExpected: boolean
}

const FIRST = '0000-00-00'
const LAST = '9999-12-31'
/** Follows every number of a day. */
const END = '~'
const ATTEMPTS = 5

const firstOf = async (
  entries: AsyncGenerator<AuditEntryItem>,
): Promise<AuditEntryItem | undefined> => {
  for await (const entry of entries) return entry
  return undefined
}

const verifyOnce = async (
  table: MembersTable,
  { from = FIRST, to = LAST, expect }: VerifyOptions,
): Promise<Verified> => {
  const until = lastMonth(await readHead(table))
  const before = { from: FIRST, to: from, newestFirst: true }
  const walk = new ChainWalk(await firstOf(readEntries(table, before, until)))
  let hasExpected = expect === undefined
  for await (const entry of readEntries(table, { from, to: to + END }, until)) {
    walk.add(entry)
    hasExpected ||= entry.hash === expect
  }
  const next = await firstOf(readEntries(table, { from: to + END, to: LAST + END }, until))
  // Read last: an act since then is no problem of the log, and is read again.
  const head = await readHead(table)
  return { ...(next ? walk.endBefore(next) : walk.endAt(head)), head, hasExpected }
}

/** Whether the log stands still: reading it again would find the same. */
const isAtRest = async (table: MembersTable, { head, last }: Verified): Promise<boolean> => {
  const hash = head?.hash
  return hash === last?.hash && hash === (await readHead(table))?.hash
}

/** Verifies the chain. Acts can be written meanwhile, so a problem at the end is looked at again. */
export const verifyAudit = async (
  table: MembersTable,
  options: VerifyOptions = {},
): Promise<Verified> => {
  let verified = await verifyOnce(table, options)
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    if (verified.findings.length === 0 || (await isAtRest(table, verified))) break
    const again = await verifyOnce(table, options)
    const isStable = again.head?.hash === verified.head?.hash
    verified = again
    if (isStable) break
  }
  return verified
}
