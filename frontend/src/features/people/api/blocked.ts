import { useInfiniteQuery } from '@tanstack/react-query'
import { listBlocked } from '#shared/api/people.ts'
import { callPage } from '#spa/platform/api-client.ts'
import { nextPageOf, pagesQuery } from '#spa/platform/pages.ts'

const blockedQuery = pagesQuery(
  ['people', 'blocked'],
  ({ page, signal }) => callPage(listBlocked, { query: page, signal }),
  { refetchOnMount: 'always' },
)

export const useBlocked = () => {
  const query = useInfiniteQuery(blockedQuery)
  return {
    people: query.data?.pages.flatMap(({ items }) => items),
    hasFailed: query.isError,
    retry: () => void query.refetch(),
    isFetching: query.isFetching,
    more: nextPageOf(query),
  }
}
