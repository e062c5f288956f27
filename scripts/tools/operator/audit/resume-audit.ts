import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import {
  auditSortKey,
  type AuditEntryItem,
  type AuditHeadItem,
} from '#platform/audit/audit.items.ts'
import { entryAt, NO_ENTRY_BEFORE } from '#platform/audit/next-entry.ts'
import { berlinDay } from '#platform/runtime/berlin-day.ts'
import { ExpectedProblem } from '../../../local/state/expected-problem.ts'
import type { MembersTable } from '../members-table.ts'
import { entryItems, readOperator, transactAsOperator, type OperatorAct } from './operator-act.ts'
import { verifyAudit, type Verified } from './verify-audit.ts'

/** Items in a backup can differ by less than a second; nothing older is a result of a restore. */
const MAX_TORN_MS = 60_000

const actOn = ({ tableName }: MembersTable): OperatorAct => ({
  act: 'restore',
  kind: 'table',
  objectId: tableName,
})

/** @throws ExpectedProblem unless only the newest entries are incomplete */
const assertTornEnd = ({ findings, lastGood, last, head }: Verified): void => {
  const newest = Math.max(...[last?.at, head?.at].map((at) => Date.parse(at ?? '') || 0))
  const isOld = newest - Date.parse(lastGood?.at ?? '') > MAX_TORN_MS
  if (findings.some(({ kind }) => kind === 'changed') || (lastGood && isOld))
    throw new ExpectedProblem(
      `A restore cannot explain this:\n${findings.map(({ text }) => text).join('\n')}`,
    )
}

/** One place after all that is there, entries and head. */
const freePlace = (
  day: string,
  ...known: readonly (AuditEntryItem | AuditHeadItem | undefined)[]
) => {
  const days = known.flatMap((one) => (one ? [one.day] : []))
  const newest = [day, ...days].toSorted().at(-1) ?? day
  const seqs = known.flatMap((one) => (one?.day === newest ? [one.seq] : []))
  return { day: newest, seq: Math.max(0, ...seqs) + 1 }
}

/**
 * Continues the log of a restored table with an entry about the restore. When the newest entries are incomplete,
 * because a backup does not keep transactions together, the entry says after which one it continues.
 * @throws ExpectedProblem when the log has other problems
 */
export const resumeAudit = async (table: MembersTable): Promise<readonly string[]> => {
  const verified = await verifyAudit(table)
  if (verified.findings.length === 0) {
    await transactAsOperator(table, actOn(table))
    return []
  }
  assertTornEnd(verified)
  const { lastGood, last, head, findings } = verified
  const at = [new Date().toISOString(), last?.at ?? '', head?.at ?? ''].toSorted().at(-1) ?? ''
  const place = freePlace(berlinDay(Date.parse(at)), last, head)
  const entry = entryAt(
    {
      ...place,
      previous: lastGood?.hash ?? NO_ENTRY_BEFORE,
      resumesAfter: lastGood ? auditSortKey(lastGood.day, lastGood.seq) : '',
    },
    at,
    { ...(await readOperator(table)), ...actOn(table) },
  )
  await table.db.send(new TransactWriteCommand({ TransactItems: entryItems(table, entry, head) }))
  return findings.map(({ text }) => text)
}
