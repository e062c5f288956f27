import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { listStories } from '#shared/api/stories.ts'
import { call } from '#spa/platform/api-client.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { RESTING } from '#spa/platform/resting.ts'
import { POLLS } from '#spa/platform/waits.ts'

export const barOptions = () =>
  queryOptions({
    queryKey: ['stories', 'bar'],
    queryFn: ({ signal }) => call(listStories, { signal }),
    refetchOnMount: 'always',
  })

export const useStoryBar = () => {
  const { data, isPending, isError, refetch } = useQuery(barOptions())
  usePoll(POLLS.stories, () => refetch(), { restingMs: RESTING.stories })
  return { tiles: data, isPending, hasFailed: isError && !data, retry: refetch }
}

/** Loads bar and open stories again, such as after publishing one. */
export const useRefreshStories = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['stories'] })
}
