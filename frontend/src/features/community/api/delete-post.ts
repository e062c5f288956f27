import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deletePost } from '#shared/api/posts.ts'
import { call } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'
import { setOverlay } from './overlays.ts'
import { statsOptions } from './stats.ts'

/** 404 counts as success, because the post is already gone. */
const removeOnce = async (id: string): Promise<void> => {
  try {
    await call(deletePost, { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}

export const useDeletePost = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: removeOnce,
    onSuccess: (_, id) => {
      setOverlay(client, id, { deleted: { value: true, at: Date.now() } })
      toast({ title: messages.post.removed, tone: 'success' })
      void client.invalidateQueries(statsOptions())
    },
    onError: (error) => {
      reportFailure(error, { description: messages.post.removeFailed })
    },
  })
}
