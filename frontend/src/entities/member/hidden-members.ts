import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

type Reason = 'blocked' | 'muted'

const NO_MEMBERS: ReadonlySet<string> = new Set()

/** In the query cache, so that it is cleared with the session. */
const hiddenOptions = (reason: Reason) =>
  queryOptions<ReadonlySet<string>>({
    queryKey: ['hidden-members', reason],
    queryFn: skipToken,
    initialData: NO_MEMBERS,
    staleTime: Infinity,
    gcTime: Infinity,
  })

const useMembers = (reason: Reason): ReadonlySet<string> =>
  useQuery(hiddenOptions(reason)).data ?? NO_MEMBERS

/** Ids of members blocked since the visible lists were loaded; all that is theirs is hidden at once. */
export const useBlockedMembers = (): ReadonlySet<string> => useMembers('blocked')

/** The same with muted members: for feed, comments and stories, but not for profiles and lists of people. */
export const useHiddenMembers = (): ReadonlySet<string> => {
  const blocked = useMembers('blocked')
  const muted = useMembers('muted')
  return useMemo(() => new Set([...blocked, ...muted]), [blocked, muted])
}

/** Current also before the screen has rendered the change. */
export const isBlockedMember = (client: QueryClient, memberId: string): boolean =>
  client.getQueryData(hiddenOptions('blocked').queryKey)?.has(memberId) === true

export const hideMember = (client: QueryClient, reason: Reason, memberId: string): void => {
  client.setQueryData(hiddenOptions(reason).queryKey, (hidden = NO_MEMBERS) =>
    new Set(hidden).add(memberId),
  )
}

export const unhideMember = (client: QueryClient, reason: Reason, memberId: string): void => {
  client.setQueryData(
    hiddenOptions(reason).queryKey,
    (hidden = NO_MEMBERS) => new Set([...hidden].filter((id) => id !== memberId)),
  )
}
