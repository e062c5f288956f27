import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { getArticle } from '#shared/api/articles.ts'
import { isUlid } from '#shared/domain/ids.ts'
import { call } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { orKept } from '#spa/platform/offline-data/or-kept.ts'
import { findLoaded } from './articles.ts'

const articleOptions = (client: QueryClient, id: string) =>
  queryOptions({
    queryKey: ['news', 'article', id],
    queryFn: (context) =>
      orKept(context, () => call(getArticle, { params: { id }, signal: context.signal })),
    initialData: () => findLoaded(client, id)?.article,
    initialDataUpdatedAt: () => findLoaded(client, id)?.loadedAt,
  })

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** The article of an address; shown at once when a list has loaded it. */
export const useArticle = (id: string | undefined) => {
  const client = useQueryClient()
  const isId = id !== undefined && isUlid(id)
  const { data, error, isFetching, refetch } = useQuery({
    ...articleOptions(client, id ?? ''),
    enabled: isId,
  })
  return {
    article: isId ? data : undefined,
    isGone: id !== undefined && (!isId || isNotFound(error)),
    error: error?.message,
    isFetching,
    retry: () => void refetch(),
  }
}

export type LoadedArticle = ReturnType<typeof useArticle>
