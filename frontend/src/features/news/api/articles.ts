import {
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
import { nextPageOf, pagesQuery, type NextPage } from '#spa/platform/pages.ts'
import { useSettled } from '#spa/platform/use-settled.ts'
import { matches, newestFirst, type NewsFilter } from '../model/filter.ts'

const LISTS_KEY = ['news', 'lists']
const PAUSE_MS = 300
/** The server's index has no shorter words. Loaded articles are searched from the first letter on. */
const MIN_WORD_LENGTH = 3

type ArticlePage = Page<readonly Article[]>
type Category = ArticleCategory | undefined
type Query = UseInfiniteQueryResult<InfiniteData<ArticlePage>>

const listQuery = (category: Category, search: string) =>
  pagesQuery(
    [...LISTS_KEY, category ?? 'all', search],
    ({ page, signal }): Promise<ArticlePage> =>
      callPage(listArticles, {
        query: {
          ...(category !== undefined && { category }),
          ...(search !== '' && { search }),
          ...page,
        },
        signal,
      }),
    { isKept: search === '' },
  )

const articlesIn = (data: InfiniteData<ArticlePage> | undefined): readonly Article[] =>
  data?.pages.flatMap(({ items }) => items) ?? []

/** An article from any loaded list, and when it was loaded. */
export const findLoaded = (client: QueryClient, id: string) => {
  for (const [queryKey, data] of client.getQueriesData<InfiniteData<ArticlePage>>({
    queryKey: LISTS_KEY,
  })) {
    const article = articlesIn(data).find((one) => one.id === id)
    if (article) return { article, loadedAt: client.getQueryState(queryKey)?.dataUpdatedAt ?? 0 }
  }
  return undefined
}

/** The next page of a list, or its first page while cards of the complete list are shown in its place. */
const nextOf = (query: Query): NextPage =>
  query.data
    ? { ...nextPageOf(query), isLoading: query.isFetching }
    : {
        exist: true,
        cursor: '',
        hasFailed: query.isError,
        isLoading: query.isFetching,
        load: () => {
          if (!query.isFetching) void query.refetch()
        },
      }

const hasWord = (search: string): boolean =>
  search.split(/[^\p{L}\p{N}]+/u).some((word) => word.length >= MIN_WORD_LENGTH)

/** The server's search over all articles, once the member pauses typing. */
const useArchive = ({ category, search }: NewsFilter) => {
  const typed = search.trim()
  const settled = useSettled(typed, PAUSE_MS)
  const isSearchable = hasWord(typed)
  const isSettled = settled === typed
  const query = useInfiniteQuery({
    ...listQuery(category, settled),
    enabled: isSearchable && isSettled,
  })
  return {
    found: isSearchable && isSettled ? articlesIn(query.data) : [],
    isSearching: isSearchable && (!isSettled || query.isPending) && !query.error,
    hasFailed: isSearchable && isSettled && query.isError && !query.data,
    retry: () => void query.refetch(),
    older: nextPageOf(query),
  }
}

/** The list of a category. While it is loading, the matching articles of the complete list. */
const useLoadedArticles = (category: Category) => {
  const client = useQueryClient()
  const query = useInfiniteQuery(listQuery(category, ''))
  const { data } = query
  const articles = useMemo(() => {
    if (data) return articlesIn(data)
    const all = articlesIn(client.getQueryData(listQuery(undefined, '').queryKey))
    const own = all.filter((article) => article.category === category)
    return own.length > 0 ? own : undefined
  }, [client, data, category])
  return { query, articles }
}

/** The filtered news: loaded articles at once, results of the archive as they arrive. */
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
    older: isSearch ? archive.older : nextOf(query),
  }
}

export type LoadedNews = ReturnType<typeof useNews>
