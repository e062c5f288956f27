import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listArticleVersions, withdrawArticleVersion, type Article } from '#shared/api/articles.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { orKept } from '#spa/platform/offline-data/or-kept.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'

/** A correction adds an older version: so the version of the article is part of the key. */
const versionsOptions = ({ id, version }: Pick<Article, 'id' | 'version'>) =>
  queryOptions({
    queryKey: ['news', 'versions', id, version],
    queryFn: (context) =>
      orKept(context, () => call(listArticleVersions, { params: { id }, signal: context.signal })),
  })

export const useVersions = (article: Pick<Article, 'id' | 'version'>, isEnabled = true) =>
  useQuery({ ...versionsOptions(article), enabled: isEnabled && article.version > 1 })

/** Deletes what an older version says. */
export const useWithdrawVersion = (article: Pick<Article, 'id' | 'version'>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (version: number) =>
      call(withdrawArticleVersion, { params: { id: article.id }, body: { version } }),
    onSuccess: async () => {
      await client.invalidateQueries(versionsOptions(article))
      toast({ title: messages.versions.withdrawDone, tone: 'success' })
    },
    onError: (error) => reportFailure(error),
  })
}
