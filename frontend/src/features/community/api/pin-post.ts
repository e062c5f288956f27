import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pinPost } from '#shared/api/posts.ts'
import { call } from '#spa/platform/api-client.ts'
import { reasonOf, reportFailure } from '#spa/platform/failure-toast.ts'
import { messages } from '../texts.ts'
import { setOverlay } from './overlays.ts'

export const usePinPost = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, pinned }: { id: string; pinned: boolean }) =>
      call(pinPost, { params: { id }, body: { pinned } }),
    onSuccess: ({ isPinned }, { id }) => {
      setOverlay(client, id, { isPinned: { value: isPinned, at: Date.now() } })
    },
    onError: (error) => {
      reportFailure(error, { description: messages.post.pinFailed(reasonOf(error)) })
    },
  })
}
