import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirmBand, type Band } from '#shared/api/bands.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../../texts.ts'

const texts = messages.band

/** A sign of life of a band that is, or will be, archived. */
export const ConfirmBand = ({ band: { id } }: { band: Band }) => {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(confirmBand, { params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['bands'] })
      toast({ title: texts.confirmed })
    },
    onError: (error) => reportFailure(error, { description: texts.confirmFailed }),
  })
  return (
    <Button disabled={isPending} onClick={() => mutate()}>
      {isPending ? texts.confirming : texts.confirm}
    </Button>
  )
}
