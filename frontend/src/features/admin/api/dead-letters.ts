import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { listDeadLetters, redriveDeadLetters, type QueueName } from '#shared/api/pipeline.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { jobMessages } from '../job-texts.ts'
import { statusOptions } from './status.ts'

const DEAD_LETTERS = ['admin', 'dead-letters'] as const

/**
 * Reading dead letters hides them in SQS until their visibility timeout ends, so they are only read again
 * when their number changes.
 */
const deadLettersOptions = (count: number) =>
  queryOptions({
    queryKey: [...DEAD_LETTERS, count],
    queryFn: ({ signal }) => call(listDeadLetters, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** `count` is the approximate number from SQS; a change of it triggers a new read. */
export const useDeadLetters = (count: number) => useQuery(deadLettersOptions(count))

export const useRedrive = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (queue: QueueName) => call(redriveDeadLetters, { params: { queue } }),
    onSuccess: ({ sent }) => toast({ title: jobMessages.dead.redriven(sent), tone: 'success' }),
    onError: (error) => reportFailure(error, { title: jobMessages.dead.redriveFailed }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: DEAD_LETTERS }),
        client.invalidateQueries({ queryKey: statusOptions().queryKey }),
      ]),
  })
}
