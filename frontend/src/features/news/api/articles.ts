import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { listArticles, type Article } from '#shared/api/articles.ts'
import type { ArticleCategory } from '#shared/domain/news.ts'
import { callPage, type Page } from '#spa/platform/api-client.ts'
import { useSettled } from '#spa/platform/use-settled.ts'
import { matches, newestFirst, type NewsFilter } from '../model/filter.ts'

const LISTS_KEY = ['news', 'lists']
const NEWEST = ''
const PAUSE_MS = 300
/** Shorter words are in no index; what is loaded is searched from the first letter on. */
const SHORTEST_WORD = 3

type ArticlePage = Page<readonly Article[]>
type Category = ArticleCategory | undefined
type Query = UseInfiniteQueryResult<InfiniteData<ArticlePage>>

const pagesOptions = (category: Category, search: string) =>
  infiniteQueryOptions({
    queryKey: [...LISTS_KEY, category ?? 'all', search],
    queryFn: ({ pageParam, signal }): Promise<ArticlePage> =>
      callPage(listArticles, {
        query: {
          ...(category !== undefined && { category }),
          ...(search !== '' && { search }),
          ...(pageParam !== NEWEST && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

const articlesIn = (data: InfiniteData<ArticlePage> | undefined): readonly Article[] =>
  data?.pages.flatMap(({ items }) => items) ?? []

/** An article that some list has loaded, and when. */
export const findLoaded = (client: QueryClient, id: string) => {
  for (const [queryKey, data] of client.getQueriesData<InfiniteData<ArticlePage>>({
    queryKey: LISTS_KEY,
  })) {
    const article = articlesIn(data).find((one) => one.id === id)
    if (article) return { article, loadedAt: client.getQueryState(queryKey)?.dataUpdatedAt ?? 0 }
  }
  return undefined
}

const olderOf = (query: Query) => ({
  exist: query.hasNextPage,
  cursor: query.data?.pages.at(-1)?.nextCursor ?? '',
  hasFailed: query.isFetchNextPageError,
  isLoading: query.isFetchingNextPage,
  load: () => {
    if (!query.isFetching) void query.fetchNextPage()
  },
})

/** Below what is shown: more of the list, or all of it as long as the cards are lent by another one. */
const belowOf = (query: Query) =>
  query.data
    ? { ...olderOf(query), isLoading: query.isFetching }
    : {
        exist: true,
        cursor: NEWEST,
        hasFailed: query.isError,
        isLoading: query.isFetching,
        load: () => {
          if (!query.isFetching) void query.refetch()
        },
      }

const hasWord = (search: string): boolean =>
  search.split(/[^\p{L}\p{N}]+/u).some((word) => word.length >= SHORTEST_WORD)

/** What the server finds among everything, once the typing rests. */
const useArchive = ({ category, search }: NewsFilter) => {
  const typed = search.trim()
  const settled = useSettled(typed, PAUSE_MS)
  const isAsked = hasWord(typed)
  const isSettled = settled === typed
  const query = useInfiniteQuery({
    ...pagesOptions(category, settled),
    enabled: isAsked && isSettled,
  })
  return {
    found: isAsked && isSettled ? articlesIn(query.data) : [],
    isSearching: isAsked && (!isSettled || query.isPending) && !query.error,
    hasFailed: isAsked && isSettled && query.isError && !query.data,
    retry: () => void query.refetch(),
    older: olderOf(query),
  }
}

/** The list of a category; while it comes, those of it that the list of all has loaded. */
const useLoadedArticles = (category: Category) => {
  const client = useQueryClient()
  const query = useInfiniteQuery(pagesOptions(category, ''))
  const { data } = query
  const articles = useMemo(() => {
    if (data) return articlesIn(data)
    const all = articlesIn(client.getQueryData(pagesOptions(undefined, '').queryKey))
    const own = all.filter((article) => article.category === category)
    return own.length > 0 ? own : undefined
  }, [client, data, category])
  return { query, articles }
}

/** News as the reader has narrowed them: what is loaded at once, what the archive holds soon after. */
export const useNews = (filter: NewsFilter) => {
  const { query, articles: loaded } = useLoadedArticles(filter.category)
  const archive = useArchive(filter)
  const isSearch = filter.search.trim() !== ''
  const { found } = archive
  const articles = useMemo(
    () =>
      loaded &&
      newestFirst(
        loaded.filter((article) => matches(article, filter)),
        found.filter(
          ({ category }) => filter.category === undefined || category === filter.category,
        ),
      ),
    [loaded, found, filter],
  )
  return {
    articles,
    error: query.error?.message,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    isSearch,
    archive: isSearch ? archive : undefined,
    older: isSearch ? archive.older : belowOf(query),
  }
}

export type LoadedNews = ReturnType<typeof useNews>
