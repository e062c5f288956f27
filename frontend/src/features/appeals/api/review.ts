import { queryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { decideAppeal, listAppeals, reviewAppeal } from '#shared/api/appeals.ts'
import type { SentBodyOf } from '#shared/api/contract.ts'
import { call, callPage } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { dropFormDraft } from '#spa/platform/form-drafts.ts'
import { nextPageOf, pagesQuery } from '#spa/platform/pages.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { POLLS } from '#spa/platform/waits.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { reasonsDraft } from '../reasons-draft.ts'
import { reviewMessages } from '../texts.ts'

const APPEALS = ['appeals', 'open'] as const

const openAppeals = () =>
  pagesQuery(APPEALS, ({ page, signal }) => callPage(listAppeals, { query: page, signal }), {
    refetchOnMount: 'always',
  })

export const isForbidden = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403

export const useOpenAppeals = () => {
  const query = useInfiniteQuery(openAppeals())
  usePoll(POLLS.moderation, () => query.refetch(), { enabled: !isForbidden(query.error) })
  const appeals = query.data?.pages.flatMap(({ items }) => items)
  const { error, refetch, isFetching } = query
  return { error, refetch, isFetching, appeals, more: nextPageOf(query) }
}

export const reviewOptions = (id: string) =>
  queryOptions({
    queryKey: ['appeals', 'review', id],
    queryFn: ({ signal }) => call(reviewAppeal, { params: { id }, signal }),
    refetchOnMount: 'always',
  })

/** Decided by another reviewer, withdrawn or gone; the list shows the new state. */
const isSettled = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 409)

export const useDecideAppeal = (id: string, onDone: () => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof decideAppeal>) =>
      call(decideAppeal, { params: { id }, body }),
    onSuccess: () => {
      toast({ title: reviewMessages.done, tone: 'success' })
      dropFormDraft(reasonsDraft(id))
      onDone()
      void client.invalidateQueries({ queryKey: APPEALS })
    },
    onError: (error) => {
      reportFailure(error, { title: reviewMessages.failed })
      if (isSettled(error)) void client.invalidateQueries({ queryKey: APPEALS })
    },
  })
}
