import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'

const NONE: ReadonlySet<string> = new Set()

/** In the query cache, so that it is cleared with the session. */
const removedOptions = () =>
  queryOptions<ReadonlySet<string>>({
    queryKey: ['removed-stories'],
    queryFn: skipToken,
    initialData: NONE,
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** Ids of own stories that the member deleted in this tab, also while the deletion can be undone. */
export const useRemovedStories = (): ReadonlySet<string> => useQuery(removedOptions()).data ?? NONE

export const noteRemoved = (client: QueryClient, storyId: string, isRemoved: boolean): void => {
  client.setQueryData(removedOptions().queryKey, (removed = NONE) => {
    const others = [...removed].filter((id) => id !== storyId)
    return new Set(isRemoved ? [...others, storyId] : others)
  })
}
