import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { correctArticle, getArticle, type Article } from '#shared/api/articles.ts'
import type { SentBodyOf } from '#shared/api/contract.ts'
import { isUlid } from '#shared/domain/ids.ts'
import { call } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'

const CONFLICT = 409
const NOT_FOUND = 404

const isAnswered = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status

export const isConflict = (error: unknown): boolean => isAnswered(error, CONFLICT)

const correctedOptions = (id: string) =>
  queryOptions({
    queryKey: ['news', 'corrected', id],
    queryFn: ({ signal }) => call(getArticle, { params: { id }, signal }),
    refetchOnMount: 'always',
  })

/** The article as it is now, without copies of lists or of this device. */
export const useCurrentArticle = (id: string) => {
  const isId = isUlid(id)
  const { data, error, isFetching, refetch } = useQuery({ ...correctedOptions(id), enabled: isId })
  const isGone = !isId || isAnswered(error, NOT_FOUND)
  return { data, error, isFetching, refetch, isGone }
}

/** Lists, articles and the moderation page show the correction at once. */
export const showCorrected = (client: QueryClient, article: Article): void => {
  client.setQueryData(correctedOptions(article.id).queryKey, article)
  client.setQueryData(['news', 'article', article.id], article)
  for (const shown of [['news', 'lists'], ['moderation']])
    void client.invalidateQueries({ queryKey: shown })
}

export const useCorrectArticle = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof correctArticle>) =>
      call(correctArticle, { params: { id }, body }),
    onSuccess: (article) => showCorrected(client, article),
  })
}
