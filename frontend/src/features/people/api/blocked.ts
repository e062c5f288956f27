import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { listBlocked } from '#shared/api/people.ts'
import { callPage } from '#spa/platform/api-client.ts'

const FIRST_PAGE = ''

const blockedOptions = () =>
  infiniteQueryOptions({
    queryKey: ['people', 'blocked'],
    queryFn: ({ pageParam, signal }) =>
      callPage(listBlocked, {
        query: pageParam === FIRST_PAGE ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
  })

export const useBlocked = () => {
  const { data, isError, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(blockedOptions())
  return {
    people: data?.pages.flatMap(({ items }) => items),
    hasFailed: isError,
    retry: () => void refetch(),
    isFetching,
    more: { exist: hasNextPage, isLoading: isFetchingNextPage, load: () => void fetchNextPage() },
  }
}
