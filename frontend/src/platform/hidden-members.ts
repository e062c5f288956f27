import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'

const NOBODY: ReadonlySet<string> = new Set()

/** Lives in the query cache, so that it ends with the session. */
const hiddenOptions = () =>
  queryOptions<ReadonlySet<string>>({
    queryKey: ['hidden-members'],
    queryFn: skipToken,
    initialData: NOBODY,
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** Whom the member has blocked since the lists on the screen were loaded: they leave it at once. */
export const useHiddenMembers = (): ReadonlySet<string> => useQuery(hiddenOptions()).data ?? NOBODY

export const hideMember = (client: QueryClient, memberId: string): void => {
  client.setQueryData(hiddenOptions().queryKey, (hidden = NOBODY) => new Set(hidden).add(memberId))
}

export const unhideMember = (client: QueryClient, memberId: string): void => {
  client.setQueryData(
    hiddenOptions().queryKey,
    (hidden = NOBODY) => new Set([...hidden].filter((id) => id !== memberId)),
  )
}
