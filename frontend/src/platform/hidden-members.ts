import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'

const NO_MEMBERS: ReadonlySet<string> = new Set()

/** In the query cache, so that it is cleared with the session. */
const hiddenOptions = () =>
  queryOptions<ReadonlySet<string>>({
    queryKey: ['hidden-members'],
    queryFn: skipToken,
    initialData: NO_MEMBERS,
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** Ids of members blocked since the visible lists were loaded; their content is hidden at once. */
export const useHiddenMembers = (): ReadonlySet<string> =>
  useQuery(hiddenOptions()).data ?? NO_MEMBERS

/** Current also before the screen has rendered the change. */
export const isHidden = (client: QueryClient, memberId: string): boolean =>
  client.getQueryData(hiddenOptions().queryKey)?.has(memberId) === true

export const hideMember = (client: QueryClient, memberId: string): void => {
  client.setQueryData(hiddenOptions().queryKey, (hidden = NO_MEMBERS) =>
    new Set(hidden).add(memberId),
  )
}

export const unhideMember = (client: QueryClient, memberId: string): void => {
  client.setQueryData(
    hiddenOptions().queryKey,
    (hidden = NO_MEMBERS) => new Set([...hidden].filter((id) => id !== memberId)),
  )
}
