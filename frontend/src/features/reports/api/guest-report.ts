import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnAppeal } from '#shared/api/own-appeal.ts'
import { createGuestReport, readReceipt, type NewGuestReport } from '#shared/api/reports.ts'
import { call } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'

/** The receipt is in the report, so sending it again makes no second one. */
export const useSendGuestReport = () =>
  useMutation({ mutationFn: (body: NewGuestReport) => call(createGuestReport, { body }) })

const BYTES = 32

/** The secret that shows the report to its guest. The server keeps its hash only. */
export const newReceipt = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

const receiptOptions = (receipt: string) =>
  queryOptions({
    queryKey: ['receipt', receipt],
    queryFn: async ({ signal }) => {
      try {
        return await call(readReceipt, { body: { receipt }, signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })

/** What came of the report of a receipt; null when no report has it. */
export const useReceipt = (receipt: string) => {
  const client = useQueryClient()
  const options = receiptOptions(receipt)
  return {
    ...useQuery(options),
    keepObjection: (objection: OwnAppeal) => {
      client.setQueryData(options.queryKey, (report) => report && { ...report, objection })
    },
  }
}
