import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import { orKept } from './offline-data/or-kept.ts'

const FIRST_PAGE = ''

interface AnyPage {
  readonly items: unknown
  readonly nextCursor: string | null
}

interface PageRequest {
  /** To spread into the query of the call: empty for the first page. */
  readonly page: { readonly cursor?: string }
  readonly signal: AbortSignal
}

interface PageOptions {
  /** `always`: is loaded again whenever the list is shown. */
  readonly refetchOnMount?: 'always' | true
  /** Whether the first page can be read without a network. */
  readonly isKept?: boolean
}

const loadOnly = <Page>(_: unknown, load: () => Promise<Page>): Promise<Page> => load()

/** The query of a list that is loaded page by page. `load` is a `callPage`, whose result may carry more, such as a time. */
export const pagesQuery = <Page extends AnyPage>(
  queryKey: QueryKey,
  load: (request: PageRequest) => Promise<Page>,
  { refetchOnMount = true, isKept = false }: PageOptions = {},
) => {
  const keep = isKept ? orKept : loadOnly
  return infiniteQueryOptions({
    queryKey,
    queryFn: (context) => {
      const { pageParam, signal } = context
      if (pageParam !== FIRST_PAGE) return load({ page: { cursor: pageParam }, signal })
      return keep(context, () => load({ page: {}, signal }))
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ nextCursor }: Page) => nextCursor,
    refetchOnMount,
  })
}

/** What a "more" button or a sentinel below a list needs to know of its query. */
export interface NextPage {
  readonly exist: boolean
  readonly isLoading: boolean
  readonly hasFailed: boolean
  /** Changes with every page that arrives. */
  readonly cursor: string
  /** Does nothing while the list is being loaded. */
  readonly load: () => void
}

export const nextPageOf = <Page extends AnyPage>(
  query: UseInfiniteQueryResult<InfiniteData<Page>>,
): NextPage => ({
  exist: query.hasNextPage,
  isLoading: query.isFetchingNextPage,
  hasFailed: query.isFetchNextPageError,
  cursor: query.data?.pages.at(-1)?.nextCursor ?? FIRST_PAGE,
  load: () => {
    if (!query.isFetching) void query.fetchNextPage()
  },
})
