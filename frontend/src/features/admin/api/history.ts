import { queryOptions, useQuery } from '@tanstack/react-query'
import { pipelineHistory } from '#shared/api/pipeline.ts'
import { call } from '#spa/platform/api-client.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { POLLS } from '#spa/platform/waits.ts'

const historyOptions = () =>
  queryOptions({
    queryKey: ['admin', 'history'],
    queryFn: ({ signal }) => call(pipelineHistory, { signal }),
    refetchOnMount: 'always',
  })

export const useHistory = () => {
  const query = useQuery(historyOptions())
  usePoll(POLLS.adminLists, () => query.refetch())
  return query
}
