import { queryOptions, useQuery } from '@tanstack/react-query'
import { listArticleVersions, type Article } from '#shared/api/articles.ts'
import { call } from '#spa/platform/api-client.ts'
import { orKept } from '#spa/platform/offline-data/or-kept.ts'

/** Older versions never change, and a correction adds one: so the version of the article is part of the key. */
const versionsOptions = ({ id, version }: Pick<Article, 'id' | 'version'>) =>
  queryOptions({
    queryKey: ['news', 'versions', id, version],
    queryFn: (context) =>
      orKept(context, () => call(listArticleVersions, { params: { id }, signal: context.signal })),
  })

export const useVersions = (article: Pick<Article, 'id' | 'version'>, isEnabled = true) =>
  useQuery({ ...versionsOptions(article), enabled: isEnabled && article.version > 1 })
