import { useQueryClient } from '@tanstack/react-query'
import type { SentBodyOf } from '#shared/api/contract.ts'
import { createBand, type Band } from '#shared/api/bands.ts'
import { call } from '#spa/platform/api-client.ts'
import { useIdempotentMutation } from '#spa/platform/idempotency.ts'

type SentBand = SentBodyOf<typeof createBand>

/** Both are also called when the form was closed before the answer. */
interface Outcome {
  onAdded: (band: Band) => void
  onFailed: (error: Error) => void
}

/** Adds a newcomer. The lists and the figures of the community are loaded again. */
export const useCreateBand = ({ onAdded, onFailed }: Outcome) => {
  const client = useQueryClient()
  return useIdempotentMutation({
    send: (body: SentBand, idempotencyKey) => call(createBand, { body, idempotencyKey }),
    onSuccess: (band) => {
      onAdded(band)
      void client.invalidateQueries({ queryKey: ['bands'] })
      void client.invalidateQueries({ queryKey: ['community', 'stats'] })
    },
    onError: onFailed,
  })
}
