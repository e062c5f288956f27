import { useInfiniteQuery } from '@tanstack/react-query'
import { ownConcerts } from '#shared/api/concerts.ts'
import { callPage } from '#spa/platform/api-client.ts'
import { nextPageOf, pagesQuery } from '#spa/platform/pages.ts'
import { CONCERTS_KEY } from './concerts-key.ts'

/** Concerts that the member submitted, with those that wait for the moderators. */
export const useOwnConcerts = () => {
  const query = useInfiniteQuery(
    pagesQuery(
      [...CONCERTS_KEY, 'own'],
      ({ page, signal }) => callPage(ownConcerts, { query: page, signal }),
      { refetchOnMount: 'always' },
    ),
  )
  return {
    concerts: query.data?.pages.flatMap(({ items }) => items),
    error: query.data ? undefined : query.error?.message,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    next: nextPageOf(query),
  }
}
