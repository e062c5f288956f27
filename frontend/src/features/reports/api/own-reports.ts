import { useQueryClient } from '@tanstack/react-query'
import type { OwnAppeal } from '#shared/api/own-appeal.ts'
import { listOwnReports, type OwnReport } from '#shared/api/reports.ts'
import { callPage } from '#spa/platform/api-client.ts'
import { pagesQuery } from '#spa/platform/pages.ts'
import { usePagedList } from '#spa/platform/use-paged-list.ts'

const ownReportsQuery = pagesQuery(
  ['reports', 'own'],
  ({ page, signal }) => callPage(listOwnReports, { query: page, signal }),
  { refetchOnMount: 'always' },
)

export const useOwnReports = () => {
  const client = useQueryClient()
  const keepObjection = (id: string, objection: OwnAppeal) => {
    const changed = (report: OwnReport) => (report.id === id ? { ...report, objection } : report)
    client.setQueryData(
      ownReportsQuery.queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })),
        },
    )
  }
  return { ...usePagedList(ownReportsQuery), keepObjection }
}
