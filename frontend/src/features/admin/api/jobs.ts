import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { listJobs, retryJob } from '#shared/api/pipeline.ts'
import type { JobState } from '#shared/domain/news.ts'
import { call, callPage } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { nextPageOf, pagesQuery } from '#spa/platform/pages.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { POLLS } from '#spa/platform/waits.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { jobMessages } from '../job-texts.ts'
import { statusOptions } from './status.ts'

const JOBS = ['admin', 'jobs'] as const

const jobsOptions = (state: JobState) =>
  pagesQuery(
    [...JOBS, state],
    ({ page, signal }) => callPage(listJobs, { query: { state, ...page }, signal }),
    { refetchOnMount: 'always' },
  )

export const useJobs = (state: JobState) => {
  const query = useInfiniteQuery(jobsOptions(state))
  const { data, error, refetch, isFetching } = query
  usePoll(POLLS.adminLists, () => refetch())
  return {
    jobs: data?.pages.flatMap(({ items }) => items),
    error,
    retry: () => void refetch(),
    isFetching,
    more: nextPageOf(query),
  }
}

export const useRetryJob = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(retryJob, { params: { id } }),
    onSuccess: () => toast({ title: jobMessages.retried, tone: 'success' }),
    onError: (error) => reportFailure(error, { title: jobMessages.retryFailed }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: JOBS }),
        client.invalidateQueries({ queryKey: statusOptions().queryKey }),
      ]),
  })
}
