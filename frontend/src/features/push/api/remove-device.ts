import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removePushDevice } from '#shared/api/push.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'
import { showPushState } from './push-state.ts'

/** Ends push on another device of the member. */
export const useRemoveDevice = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(removePushDevice, { params: { id } }),
    onSuccess: async (state) => {
      await showPushState(client, state)
      toast({ title: messages.devices.removed })
    },
    onError: (error) => {
      reportFailure(error)
    },
  })
}
