import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { listJobs, retryJob } from '#shared/api/pipeline.ts'
import type { JobState } from '#shared/domain/news.ts'
import { call, callPage } from '#spa/platform/api-client.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { POLLS } from '#spa/platform/waits.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { jobMessages } from '../job-texts.ts'
import { reportFailure } from './report-failure.ts'
import { statusOptions } from './status.ts'

const FIRST_PAGE = ''
const JOBS = ['admin', 'jobs'] as const

const jobsOptions = (state: JobState) =>
  infiniteQueryOptions({
    queryKey: [...JOBS, state],
    queryFn: ({ pageParam, signal }) =>
      callPage(listJobs, {
        query: pageParam === FIRST_PAGE ? { state } : { state, cursor: pageParam },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
  })

export const useJobs = (state: JobState) => {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(jobsOptions(state))
  usePoll(POLLS.adminLists, () => refetch())
  return {
    jobs: data?.pages.flatMap(({ items }) => items),
    error,
    retry: () => void refetch(),
    isFetching,
    more: { exist: hasNextPage, isLoading: isFetchingNextPage, load: () => void fetchNextPage() },
  }
}

export const useRetryJob = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(retryJob, { params: { id } }),
    onSuccess: () => {
      toast({ title: jobMessages.retried, tone: 'success' })
    },
    onError: (error) => {
      reportFailure(error, jobMessages.retryFailed, error.message)
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: JOBS }),
        client.invalidateQueries({ queryKey: statusOptions().queryKey }),
      ]),
  })
}
