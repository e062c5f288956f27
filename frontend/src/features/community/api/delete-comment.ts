import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteComment, type Comment } from '#shared/api/comments.ts'
import type { Post } from '#shared/api/posts.ts'
import { call } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'
import { setOverlay } from './overlays.ts'
import { statsOptions } from './stats.ts'

/** 404 counts as success, because the comment is already gone. */
const removeOnce = async ({ id }: Comment): Promise<void> => {
  try {
    await call(deleteComment, { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}

export const useDeleteComment = (post: Post) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: removeOnce,
    onSuccess: (_, { id, status }) => {
      const at = Date.now()
      setOverlay(client, id, { deleted: { value: true, at } })
      if (status === 'visible')
        setOverlay(client, post.id, {
          commentsCount: { value: Math.max(0, post.commentsCount - 1), at },
        })
      toast({ title: messages.comments.removed, tone: 'success' })
      void client.invalidateQueries(statsOptions())
    },
    onError: (error) => {
      reportFailure(error, { description: messages.comments.removeFailed })
    },
  })
}
