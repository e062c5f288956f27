import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pinPost } from '../../../../../shared/api/posts.ts'
import { call } from '../../../platform/api-client.ts'
import { messages } from '../messages.ts'
import { reasonOf, reportFailure } from './report-failure.ts'
import { castShadow } from './shadows.ts'

export const usePinPost = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, pinned }: { id: string; pinned: boolean }) =>
      call(pinPost, { params: { id }, body: { pinned } }),
    onSuccess: ({ isPinned }, { id }) => {
      castShadow(client, id, { isPinned: { value: isPinned, at: Date.now() } })
    },
    onError: (error) => {
      reportFailure(error, messages.post.pinFailed(reasonOf(error)))
    },
  })
}
