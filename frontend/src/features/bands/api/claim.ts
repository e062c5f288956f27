import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  claimBand,
  endClaim,
  endOwnership,
  ownClaim,
  type NewClaim,
} from '#shared/api/band-claims.ts'
import { call } from '#spa/platform/api-client.ts'
import { useIdempotentMutation } from '#spa/platform/idempotency.ts'

const useReload = () => {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: ['bands'] })
}

/** The viewer's own claim of a band, with the reason when it was declined. */
export const useOwnClaim = (id: string) =>
  useQuery({
    queryKey: ['bands', 'claim', id],
    queryFn: ({ signal }) => call(ownClaim, { params: { id }, signal }),
  })

/** Both are also called when the form was closed before the answer. */
interface Outcome {
  onSent: () => void
  onFailed: (error: Error) => void
}

export const useClaimBand = (id: string, { onSent, onFailed }: Outcome) =>
  useIdempotentMutation({
    send: (body: NewClaim, idempotencyKey) =>
      call(claimBand, { params: { id }, body, idempotencyKey }),
    onSuccess: onSent,
    onError: onFailed,
    onSettled: useReload(),
  })

export const useEndClaim = (id: string) =>
  useMutation({
    mutationFn: () => call(endClaim, { params: { id } }),
    onSettled: useReload(),
  })

export const useEndOwnership = (id: string) =>
  useMutation({
    mutationFn: (reason: string) => call(endOwnership, { params: { id }, body: { reason } }),
    onSettled: useReload(),
  })
