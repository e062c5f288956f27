import { SourceReport } from '../features/admin/components/source-report.tsx'
import { reportMessages } from '../features/admin/report-texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

export const AdminReportPage = () => {
  usePageTitle(reportMessages.title)
  return <SourceReport />
}
