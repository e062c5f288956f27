import {
  auditPartition,
  AUDIT_HEAD_KEY,
  monthOf,
  type AuditEntryItem,
} from '#platform/audit/index.ts'
import { stored, storedUnder } from './stored.ts'

/** The entries of the month of the newest one, in their order. */
export const auditEntries = async (): Promise<AuditEntryItem[]> => {
  const head = await stored(AUDIT_HEAD_KEY)
  return head ? storedUnder(auditPartition(monthOf(head.day))) : []
}

/** The entries that `work` adds. */
export const entriesOf = async (work: () => Promise<unknown>): Promise<AuditEntryItem[]> => {
  const before = new Set((await auditEntries()).map(({ hash }) => hash))
  await work()
  return (await auditEntries()).filter(({ hash }) => !before.has(hash))
}
