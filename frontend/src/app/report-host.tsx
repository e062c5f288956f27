import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import {
  subscribeToReportRequests,
  type ReportRequest,
} from '#spa/entities/report/report-request.ts'

const ReportDialog = lazyPart(
  async () => (await import('../features/reports/components/report-dialog.tsx')).ReportDialog,
)

/** Opens the dialog for what any part of the screen requests to report. */
export const ReportHost = () => {
  const [request, setRequest] = useState<ReportRequest>()
  useEffect(() => subscribeToReportRequests(setRequest), [])
  if (!request) return null
  const { kind, id, version, onClose } = request
  return (
    <Suspense fallback={null}>
      <ReportDialog
        key={`${kind} ${id}`}
        kind={kind}
        id={id}
        version={version}
        onClose={() => {
          setRequest(undefined)
          onClose?.()
        }}
      />
    </Suspense>
  )
}
