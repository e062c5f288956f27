import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'

const NONE: ReadonlySet<string> = new Set()

/** In the query cache, so that it is cleared with the session. */
const seenOptions = () =>
  queryOptions<ReadonlySet<string>>({
    queryKey: ['seen-stories'],
    queryFn: skipToken,
    initialData: NONE,
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** Ids of stories that the member watched in this tab. */
export const useSeenStories = (): ReadonlySet<string> => useQuery(seenOptions()).data ?? NONE

/** Returns false when the story was noted before. */
export const noteSeen = (client: QueryClient, storyId: string): boolean => {
  const { queryKey } = seenOptions()
  const seen = client.getQueryData(queryKey) ?? NONE
  if (seen.has(storyId)) return false
  client.setQueryData(queryKey, new Set(seen).add(storyId))
  return true
}
