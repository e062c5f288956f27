import { queryOptions, useQuery } from '@tanstack/react-query'
import { contentSourceReport } from '#shared/api/content-report.ts'
import { call } from '#spa/platform/api-client.ts'

/** A failed report is not retried automatically (docs/product/waits-and-polling.md#retries). */
const reportOptions = () =>
  queryOptions({
    queryKey: ['admin', 'content-source-report'],
    queryFn: ({ signal }) => call(contentSourceReport, { signal }),
    retry: false,
    refetchOnMount: 'always',
  })

export const useReport = () => useQuery(reportOptions())
