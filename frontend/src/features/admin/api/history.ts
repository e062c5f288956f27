import { queryOptions, useQuery } from '@tanstack/react-query'
import { pipelineHistory } from '../../../../../shared/api/pipeline.ts'
import { call } from '../../../platform/api-client.ts'
import { usePoll } from '../../../platform/poll.ts'
import { POLLS } from '../../../platform/waits.ts'

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
