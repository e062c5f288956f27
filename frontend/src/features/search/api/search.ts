import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { searchEverything, type Found } from '#shared/api/search.ts'
import { call } from '#spa/platform/api-client.ts'
import { useBlockedMembers, useHiddenMembers } from '#spa/entities/member/hidden-members.ts'

const FRESH_MS = 10_000

/** The field offers to try again at once, so a failed search is not repeated by itself. */
const searchOptions = (query: string) =>
  queryOptions({
    queryKey: ['search', query],
    queryFn: ({ signal }) => call(searchEverything, { query: { query }, signal }),
    enabled: query !== '',
    staleTime: FRESH_MS,
    retry: false,
  })

const useVisible = (found: Found | undefined): Found | undefined => {
  const [blocked, hidden] = [useBlockedMembers(), useHiddenMembers()]
  return (
    found && {
      ...found,
      people: found.people.filter(({ id }) => !blocked.has(id)),
      posts: found.posts.filter(({ user }) => !hidden.has(user.id)),
    }
  )
}

export interface SearchAnswer {
  /** Undefined while there is nothing to show yet; results of an earlier query stay until the next answer. */
  readonly found: Found | undefined
  /** Whether they are the answer to this query, not to an earlier one. */
  readonly isAnswer: boolean
  readonly error: Error | null
  readonly isTrying: boolean
  readonly retry: () => void
}

export const useSearch = (query: string): SearchAnswer => {
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...searchOptions(query),
    placeholderData: keepPreviousData,
  })
  return {
    found: useVisible(data),
    isAnswer: data !== undefined && !isPlaceholderData,
    error,
    isTrying: isFetching,
    retry: () => void refetch(),
  }
}
