import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { listDeadLetters, redriveDeadLetters, type QueueName } from '#shared/api/pipeline.ts'
import { call } from '#spa/platform/api-client.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { jobMessages } from '../job-texts.ts'
import { reportFailure } from './report-failure.ts'
import { statusOptions } from './status.ts'

const DEAD_LETTERS = ['admin', 'dead-letters'] as const

/** Looking at them takes them off the queue for a moment, so nobody looks unless their number changes. */
const deadLettersOptions = (count: number) =>
  queryOptions({
    queryKey: [...DEAD_LETTERS, count],
    queryFn: ({ signal }) => call(listDeadLetters, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** `count` is what SQS says; it lags, and only asks for a new look. */
export const useDeadLetters = (count: number) => useQuery(deadLettersOptions(count))

export const useRedrive = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (queue: QueueName) => call(redriveDeadLetters, { params: { queue } }),
    onSuccess: ({ sent }) => {
      toast({ title: jobMessages.dead.redriven(sent), tone: 'success' })
    },
    onError: (error) => {
      reportFailure(error, jobMessages.dead.redriveFailed, error.message)
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: DEAD_LETTERS }),
        client.invalidateQueries({ queryKey: statusOptions().queryKey }),
      ]),
  })
}
