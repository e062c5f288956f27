import { SourceReport } from '../features/admin/components/source-report.tsx'
import { reportMessages } from '../features/admin/report-messages.ts'
import { usePageTitle } from '../platform/page-title.ts'

export const AdminReportPage = () => {
  usePageTitle(reportMessages.title)
  return <SourceReport />
}
