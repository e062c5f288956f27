import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query'
import type { Page } from './api-client.ts'
import { nextPageOf } from './pages.ts'

/** The items of all loaded pages of a `pagesQuery`. `error` says why there are none. */
export const usePagedList = <Items extends readonly unknown[]>(
  options: UseInfiniteQueryOptions<Page<Items>, Error, InfiniteData<Page<Items>>, QueryKey, string>,
) => {
  const query = useInfiniteQuery(options)
  return {
    items: query.data?.pages.flatMap<Items[number]>(({ items }) => items),
    error: query.data ? undefined : query.error?.message,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    next: nextPageOf(query),
  }
}
