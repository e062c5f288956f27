import { useMutation } from '@tanstack/react-query'
import { reportArticle } from '#shared/api/articles.ts'
import type { SentBodyOf } from '#shared/api/contract.ts'
import { call } from '#spa/platform/api-client.ts'

export const useReportArticle = (id: string) =>
  useMutation({
    mutationFn: (body: SentBodyOf<typeof reportArticle>) =>
      call(reportArticle, { params: { id }, body }),
  })
