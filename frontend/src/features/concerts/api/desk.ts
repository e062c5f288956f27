import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  holdConcert,
  mergeConcerts,
  setConcertStatus,
  unmergeConcert,
} from '#shared/api/concert-desk.ts'
import { listConcerts, type Concert } from '#shared/api/concerts.ts'
import type { ConcertStatus } from '#shared/domain/concerts.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../desk-texts.ts'
import { invalidateConcerts } from './concerts.ts'
import { CONCERTS_KEY } from './concerts-key.ts'

/** What a moderator does to a concert, each with its reason for the log. */
export type DeskAction = { readonly id: string; readonly reason: string } & (
  | { readonly kind: 'hold' | 'unmerge' }
  | { readonly kind: 'status'; readonly status: ConcertStatus }
  | { readonly kind: 'merge'; readonly into: string }
)

const carryOut = (action: DeskAction) => {
  const { id, reason } = action
  const params = { id }
  switch (action.kind) {
    case 'hold':
      return call(holdConcert, { params, body: { reason } })
    case 'unmerge':
      return call(unmergeConcert, { params, body: { reason } })
    case 'status':
      return call(setConcertStatus, { params, body: { status: action.status, reason } })
    case 'merge':
      return call(mergeConcerts, { params, body: { into: action.into, reason } })
  }
}

const DONE = {
  hold: messages.held,
  unmerge: messages.unmerged,
  status: messages.statusSet,
  merge: messages.merged,
} as const satisfies Record<DeskAction['kind'], string>

/** Carries out what a moderator decided. A merge can be undone from its toast. */
export const useDesk = () => {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: carryOut,
    onSuccess: (_, { kind, id }) => {
      void invalidateConcerts(client)
      const undo = () => mutate({ kind: 'unmerge', id, reason: messages.undoReason })
      toast({
        title: DONE[kind],
        tone: 'success',
        ...(kind === 'merge' && { action: { label: messages.undo, onSelect: undo } }),
      })
    },
    onError: (error) => reportFailure(error, { title: messages.failed }),
  })
  return { decide: mutate, isPending }
}

/** Other concerts of the same day and city. */
export const useSameDay = ({ id, date, city }: Concert) => {
  const query = { startDate: date, endDate: date, city }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...CONCERTS_KEY, 'same-day', query],
    queryFn: ({ signal }) => call(listConcerts, { query, signal }),
  })
  return {
    others: data?.filter((concert) => concert.id !== id),
    error: error?.message,
    isFetching,
    retry: () => void refetch(),
  }
}
