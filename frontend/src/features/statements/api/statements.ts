import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listStatements, readStatement } from '#shared/api/statements.ts'
import { call, callPage } from '#spa/platform/api-client.ts'
import { nextPageOf, pagesQuery } from '#spa/platform/pages.ts'

const KEY = 'statements'

/** @param about an id of content: only what was decided about that */
const statementsQuery = (about: string | null) =>
  pagesQuery([KEY, about], ({ page, signal }) =>
    callPage(listStatements, { query: { ...page, ...(about !== null && { about }) }, signal }),
  )

const statementQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: ({ signal }) => call(readStatement, { params: { id }, signal }),
  })

export const useStatements = (about: string | null) => {
  const query = useInfiniteQuery(statementsQuery(about))
  return {
    statements: query.data?.pages.flatMap(({ items }) => items),
    error: query.error,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    more: nextPageOf(query),
  }
}

export const useStatement = (id: string) => useQuery(statementQuery(id))

const AGAIN_MS = 2000
const MAX_TRIES = 15

/** For a statement that an effect of the server is about to write. */
export const useSoonStatement = (id: string) =>
  useQuery({
    ...statementQuery(id),
    refetchInterval: ({ state }) =>
      state.data === undefined && state.errorUpdateCount < MAX_TRIES ? AGAIN_MS : false,
  })
