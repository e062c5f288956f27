import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import {
  decideHeldPlace,
  listHeldArticles,
  type ArticleInReview,
  type PlaceDecision,
} from '#shared/api/held-articles.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { heldMessages } from '../held-texts.ts'
import { statusOptions } from './status.ts'

const FIRST = ''

const heldOptions = () =>
  infiniteQueryOptions({
    queryKey: ['admin', 'held-articles'],
    queryFn: ({ pageParam: after, signal }) =>
      call(listHeldArticles, { query: after === FIRST ? {} : { after }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  })

/** The held articles that were loaded, and the figures of the checks. */
export const useHeldArticles = () => {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } =
    useInfiniteQuery(heldOptions())
  return {
    data: data && {
      articles: data.pages.flatMap(({ articles }) => articles),
      checks: data.pages[0]?.checks ?? [],
    },
    error,
    isFetching,
    reload: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : null,
  }
}

interface Decision {
  readonly place: number
  readonly decision: PlaceDecision
  /** Of a correction. */
  readonly text?: string
}

/** Decides about a place of the article as it was read. Its answer replaces the article at once. */
export const useDecidePlace = ({ id, version }: ArticleInReview) => {
  const client = useQueryClient()
  const { queryKey } = heldOptions()
  const put = (changed: ArticleInReview | null) => {
    client.setQueryData(
      queryKey,
      (all) =>
        all && {
          ...all,
          pages: all.pages.map((page) => ({
            ...page,
            articles: page.articles.flatMap((one) => (one.id === id ? (changed ?? []) : one)),
          })),
        },
    )
  }
  return useMutation({
    mutationFn: (body: Decision) =>
      call(decideHeldPlace, { params: { id }, body: { ...body, version } }),
    onSuccess: ({ outcome, article }) => {
      put(article)
      toast({ title: heldMessages.outcomes[outcome], tone: 'success' })
    },
    onError: (error) => reportFailure(error, { title: heldMessages.failed }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries({ queryKey: statusOptions().queryKey }),
      ]),
  })
}
