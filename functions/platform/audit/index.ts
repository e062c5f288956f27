export {
  auditKey,
  auditPartition,
  auditSortKey,
  AUDIT_HEAD_KEY,
  monthOf,
  type Act,
  type AuditEntryItem,
  type AuditHeadItem,
} from './audit.items.ts'
export { entryAt, hashOf, headOf, nextEntry, NO_ENTRY_BEFORE } from './next-entry.ts'
export { recordAct, staffOf, transactAct } from './transact-act.ts'
