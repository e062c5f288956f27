import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnAppeal } from '#shared/api/own-appeal.ts'
import { listOwnReports, type OwnReport } from '#shared/api/reports.ts'
import { callPage } from '#spa/platform/api-client.ts'
import { nextPageOf, pagesQuery } from '#spa/platform/pages.ts'

const ownReportsQuery = pagesQuery(
  ['reports', 'own'],
  ({ page, signal }) => callPage(listOwnReports, { query: page, signal }),
  { refetchOnMount: 'always' },
)

export const useOwnReports = () => {
  const query = useInfiniteQuery(ownReportsQuery)
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
  return {
    reports: query.data?.pages.flatMap(({ items }) => items),
    hasFailed: query.isError && !query.data,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    next: nextPageOf(query),
    keepObjection,
  }
}
