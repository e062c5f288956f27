import { queryOptions, useQuery } from '@tanstack/react-query'
import { adminStatus } from '#shared/api/pipeline.ts'
import { call } from '#spa/platform/api-client.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { POLLS } from '#spa/platform/waits.ts'

export const statusOptions = () =>
  queryOptions({
    queryKey: ['admin', 'status'],
    queryFn: ({ signal }) => call(adminStatus, { signal }),
    refetchOnMount: 'always',
  })

export const useStatus = () => {
  const query = useQuery(statusOptions())
  usePoll(POLLS.adminStatus, () => query.refetch())
  return query
}
