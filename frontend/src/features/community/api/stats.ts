import { queryOptions, useQuery } from '@tanstack/react-query'
import { communityStats } from '#shared/api/stats.ts'
import { call, nullWhenRefused } from '#spa/platform/api-client.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { RESTING } from '#spa/platform/resting.ts'
import { POLLS } from '#spa/platform/waits.ts'

export const statsOptions = () =>
  queryOptions({
    queryKey: ['community', 'stats'],
    queryFn: ({ signal }) => nullWhenRefused(call(communityStats, { signal })),
    refetchOnMount: 'always',
  })

export const useStats = () => {
  const { data, isError, refetch } = useQuery(statsOptions())
  usePoll(POLLS.stats, () => refetch(), { restingMs: RESTING.stats })
  return { stats: data ?? undefined, hasFailed: isError && !data }
}
