export {
  auditKey,
  auditPartition,
  AUDIT_HEAD_KEY,
  monthOf,
  type Act,
  type AuditEntryItem,
} from './audit.items.ts'
export { entryAt, hashOf, headOf, NO_ENTRY_BEFORE } from './next-entry.ts'
export { recordAct, staffOf, transactAct } from './transact-act.ts'
