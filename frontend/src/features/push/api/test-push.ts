import { useMutation, useQueryClient } from '@tanstack/react-query'
import { testPush } from '#shared/api/push.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'
import { refetchPushState } from './push-state.ts'

/** Pushes to all devices of the member. */
export const useTestPush = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(testPush, {}),
    onSuccess: () => {
      toast({ title: messages.test.sent, description: messages.test.sentText, tone: 'success' })
    },
    onError: (error) => {
      reportFailure(error)
      refetchPushState(client)
    },
  })
}
