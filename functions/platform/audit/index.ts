export {
  auditKey,
  auditPartition,
  AUDIT_HEAD_KEY,
  monthOf,
  type Act,
  type AuditEntryItem,
} from './audit.items.ts'
export { entryAt, hashEntry, toHead, NO_ENTRY_BEFORE } from './next-entry.ts'
export { recordAct, requireStaff, transactAct } from './transact-act.ts'
