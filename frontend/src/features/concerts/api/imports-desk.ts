import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  listConcertImports,
  removeConcertImport,
  vouchForOrganizer,
  type ModeratedImport,
} from '#shared/api/concert-import.ts'
import { callPage, call } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { nextPageOf, pagesQuery } from '#spa/platform/pages.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { deskMessages } from '../imports-texts.ts'
import { invalidateConcerts } from './concerts.ts'
import { CONCERTS_KEY } from './concerts-key.ts'

const PROGRESS_MS = 3000

export type ShownImports = 'waiting' | 'full'

/** Imports of all members, those without links or the others. */
export const useImports = (shown: ShownImports) => {
  const query = useInfiniteQuery({
    ...pagesQuery(
      [...CONCERTS_KEY, 'imports', shown],
      ({ page, signal }) =>
        callPage(listConcertImports, {
          query: { withheld: shown === 'waiting' ? 'true' : 'false', ...page },
          signal,
        }),
      { refetchOnMount: 'always' },
    ),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ progress }) => progress !== null))
        ? PROGRESS_MS
        : false,
  })
  return {
    imports: query.data?.pages.flatMap(({ items }) => items),
    error: query.error,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    next: nextPageOf(query),
  }
}

export const isRefused = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'forbidden'

export type ImportAction =
  | { readonly kind: 'undo'; readonly reason: string }
  | { readonly kind: 'vouch' }

interface Decided {
  readonly item: ModeratedImport
  readonly action: ImportAction
}

const carryOut = ({ item: { id, member }, action }: Decided) =>
  action.kind === 'undo'
    ? call(removeConcertImport, {
        params: { memberId: member.id, id },
        body: { reason: action.reason },
      })
    : call(vouchForOrganizer, { params: { memberId: member.id } })

export const useImportDecision = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: carryOut,
    onSuccess: (_, { action }) => {
      toast({
        title: action.kind === 'undo' ? deskMessages.undone : deskMessages.vouched,
        tone: 'success',
      })
      return invalidateConcerts(client)
    },
    onError: (error) => reportFailure(error, { title: deskMessages.actionFailed }),
  })
}
