import { useQueryClient } from '@tanstack/react-query'
import { editBand, type EditBand } from '#shared/api/band-history.ts'
import { getBand, type Band } from '#shared/api/bands.ts'
import { call } from '#spa/platform/api-client.ts'
import { useIdempotentMutation } from '#spa/platform/idempotency.ts'

/** Everything of bands that was loaded is loaded again after an edit: the name may have changed in every list. */
export const useEditBand = (id: string) => {
  const client = useQueryClient()
  const edit = useIdempotentMutation({
    send: (body: EditBand, idempotencyKey) =>
      call(editBand, { params: { id }, body, idempotencyKey }),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['bands'] }),
  })
  return {
    save: edit.mutateAsync,
    isSaving: edit.isPending,
    readNow: (): Promise<Band> => call(getBand, { params: { id } }),
  }
}
