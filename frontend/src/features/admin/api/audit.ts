import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { exportAudit, listAudit } from '#shared/api/audit.ts'
import type { SentBodyOf, SentQueryOf } from '#shared/api/contract.ts'
import { callBytes, callPage } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { nextPageOf, pagesQuery } from '#spa/platform/pages.ts'
import { saveFile } from '#spa/platform/save-file.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { auditMessages as texts } from '../audit-texts.ts'

/** Without what an empty field stands for. */
export type AuditFilter = Omit<SentQueryOf<typeof listAudit>, 'cursor'>
export type AuditFormat = SentBodyOf<typeof exportAudit>['format']

const auditOptions = (filter: AuditFilter) =>
  pagesQuery(
    ['admin', 'audit', filter],
    ({ page, signal }) => callPage(listAudit, { query: { ...filter, ...page }, signal }),
    { refetchOnMount: 'always' },
  )

export const useAudit = (filter: AuditFilter) => {
  const query = useInfiniteQuery(auditOptions(filter))
  const { data, error, refetch, isFetching } = query
  return {
    entries: data?.pages.flatMap(({ items }) => items),
    error,
    retry: () => void refetch(),
    isFetching,
    more: nextPageOf(query),
  }
}

export const useExportAudit = (filter: AuditFilter) =>
  useMutation({
    mutationFn: async (format: AuditFormat) => {
      const file = await callBytes(exportAudit, { body: { ...filter, format } })
      saveFile(file, `protokoll.${format}`)
    },
    onSuccess: () => toast({ title: texts.exported, tone: 'success' }),
    onError: (error) => reportFailure(error, { title: texts.exportFailed }),
  })
