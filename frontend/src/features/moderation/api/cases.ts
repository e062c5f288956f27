import {
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query'
import {
  assignCase,
  decideCase,
  escalateCase,
  listCases,
  readCase,
  type CaseCard,
  type CaseDecision,
} from '#shared/api/cases.ts'
import type { SentBodyOf } from '#shared/api/contract.ts'
import { call, callPage } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { nextPageOf, pagesQuery } from '#spa/platform/pages.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { POLLS } from '#spa/platform/waits.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { caseTexts } from '../case-texts.ts'
import { isRefused } from './pending.ts'

export interface CaseFilter {
  readonly kind?: CaseCard['kind']
  readonly mine?: 'true'
}

const LISTS = ['moderation', 'cases'] as const
const ONE = ['moderation', 'case'] as const

const casesQuery = (filter: CaseFilter) =>
  pagesQuery(
    [...LISTS, filter.kind ?? null, filter.mine ?? null],
    ({ page, signal }) => callPage(listCases, { query: { ...filter, ...page }, signal }),
    { refetchOnMount: 'always' },
  )

const caseQuery = (id: string) =>
  queryOptions({
    queryKey: [...ONE, id],
    queryFn: ({ signal }) => call(readCase, { params: { id }, signal }),
    refetchOnMount: 'always',
  })

type CasePages = InfiniteData<{ readonly items: readonly CaseCard[] }>

const without = ({ pages, ...rest }: CasePages, decidedId: string): CasePages => ({
  ...rest,
  pages: pages.map(({ items, ...page }) => ({
    ...page,
    items: items.filter(({ id }) => id !== decidedId),
  })),
})

/** The desk polls the list without filter for its tab; each further one polls for itself. */
export const NO_FILTER: CaseFilter = {}

export const useCases = (filter: CaseFilter, { isPolled }: { isPolled: boolean }) => {
  const query = useInfiniteQuery(casesQuery(filter))
  const enabled = isPolled && !isRefused(query.error)
  usePoll(POLLS.moderation, () => query.refetch(), { enabled })
  return {
    cases: query.data?.pages.flatMap(({ items }) => items),
    error: query.error,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    more: nextPageOf(query),
  }
}

export const useCase = (id: string) => {
  const query = useQuery(caseQuery(id))
  usePoll(POLLS.moderation, () => query.refetch())
  return query
}

/** Reads case and lists again, because another moderator can have changed them. */
const useRefresh = (id: string) => {
  const client = useQueryClient()
  return async (): Promise<void> => {
    await Promise.all([
      client.invalidateQueries({ queryKey: caseQuery(id).queryKey }),
      client.invalidateQueries({ queryKey: LISTS }),
    ])
  }
}

export const useAssign = (id: string) => {
  const refresh = useRefresh(id)
  return useMutation({
    mutationFn: (assigned: boolean) => call(assignCase, { params: { id }, body: { assigned } }),
    onError: (error) => reportFailure(error, { title: caseTexts.assignFailed }),
    onSettled: refresh,
  })
}

export const useEscalate = (id: string) => {
  const refresh = useRefresh(id)
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof escalateCase>) =>
      call(escalateCase, { params: { id }, body }),
    onSuccess: () => toast({ title: caseTexts.escalation.done, tone: 'success' }),
    onError: (error) => reportFailure(error, { title: caseTexts.escalation.failed }),
    onSettled: refresh,
  })
}

/** The case leaves the lists at once, and they are read again behind the next one, however long they are. */
export const useDecideCase = (id: string) => {
  const client = useQueryClient()
  const refresh = useRefresh(id)
  return useMutation({
    mutationFn: (body: CaseDecision) => call(decideCase, { params: { id }, body }),
    onSuccess: () => {
      client.setQueriesData<CasePages>({ queryKey: LISTS }, (list) => list && without(list, id))
      toast({ title: caseTexts.decision.done, tone: 'success' })
    },
    onError: (error) => reportFailure(error, { title: caseTexts.decision.failed }),
    onSettled: () => {
      void refresh()
    },
  })
}
