import { useQueryClient } from '@tanstack/react-query'
import type { SentBodyOf } from '#shared/api/contract.ts'
import { createBand } from '#shared/api/bands.ts'
import { call } from '#spa/platform/api-client.ts'
import { useIdempotentMutation } from '#spa/platform/idempotency.ts'

type SentBand = SentBodyOf<typeof createBand>

/** Adds a newcomer. The lists and the figures of the community are loaded again. */
export const useCreateBand = () => {
  const client = useQueryClient()
  return useIdempotentMutation({
    send: (body: SentBand, idempotencyKey) => call(createBand, { body, idempotencyKey }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['bands'] })
      void client.invalidateQueries({ queryKey: ['community', 'stats'] })
    },
  })
}
