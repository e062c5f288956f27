import { AuditLog } from '../features/admin/components/audit-log.tsx'
import { auditMessages } from '../features/admin/audit-texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

export const AuditLogPage = () => {
  usePageTitle(auditMessages.title)
  return <AuditLog />
}
