import { useMutation } from '@tanstack/react-query'
import { reportArticle } from '#shared/api/articles.ts'
import { call } from '#spa/platform/api-client.ts'

export const useReportArticle = (id: string) =>
  useMutation({
    mutationFn: (text: string) => call(reportArticle, { params: { id }, body: { text } }),
  })
