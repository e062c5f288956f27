import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Author } from '#shared/api/members.ts'
import { searchUsers } from '#shared/api/people.ts'
import { call } from '#spa/platform/api-client.ts'
import { useBlockedMembers } from '#spa/entities/member/hidden-members.ts'

const FRESH_MS = 5000

/** A failed search shows an empty list (docs/product/waits-and-polling.md#retries). */
const search = async (searchQuery: string, signal: AbortSignal): Promise<readonly Author[]> => {
  try {
    return await call(searchUsers, { query: { searchQuery }, signal })
  } catch (error) {
    if (signal.aborted) throw error
    return []
  }
}

const searchOptions = (searchQuery: string) =>
  queryOptions({
    queryKey: ['people', 'search', searchQuery],
    queryFn: ({ signal }) => search(searchQuery, signal),
    enabled: searchQuery !== '',
    staleTime: FRESH_MS,
  })

interface Found {
  /** Undefined while there is nothing to show yet. */
  people: readonly Author[] | undefined
  /** Whether they are the answer to this query, not to an earlier one. */
  isAnswer: boolean
}

/** Searches from the first character on. */
export const useSearch = (searchQuery: string): Found => {
  // Earlier results stay visible while the member types.
  const { data, isPlaceholderData } = useQuery({
    ...searchOptions(searchQuery),
    placeholderData: keepPreviousData,
  })
  const hidden = useBlockedMembers()
  return {
    people: data?.filter(({ id }) => !hidden.has(id)),
    isAnswer: data !== undefined && !isPlaceholderData,
  }
}
