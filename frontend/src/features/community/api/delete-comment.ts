import { useQueryClient } from '@tanstack/react-query'
import { deleteComment, type Comment } from '#shared/api/comments.ts'
import type { Post } from '#shared/api/posts.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { offerUndo } from '#spa/platform/undoable.ts'
import { messages } from '../texts.ts'
import { unlessGone } from './deletion.ts'
import { setOverlay } from './overlays.ts'
import { statsOptions } from './stats.ts'

/** Hides the comment at once, and deletes it when it can no longer be undone. */
export const useDeleteComment = (post: Post) => {
  const client = useQueryClient()
  return ({ id, status }: Comment): void => {
    const { commentsCount } = post
    const show = (at: number | undefined) => {
      setOverlay(client, id, { deleted: at === undefined ? undefined : { value: true, at } })
      if (status !== 'visible') return
      const value = at === undefined ? commentsCount : Math.max(0, commentsCount - 1)
      setOverlay(client, post.id, { commentsCount: { value, at: at ?? Date.now() } })
    }
    show(Infinity)
    offerUndo({
      title: messages.comments.removed,
      undo: () => show(undefined),
      run: async () => {
        // From here on a reload must not bring it back.
        show(Date.now())
        try {
          await unlessGone(call(deleteComment, { params: { id } }))
          show(Date.now())
          void client.invalidateQueries(statsOptions())
        } catch (error) {
          show(undefined)
          reportFailure(error, { description: messages.comments.removeFailed })
        }
      },
    })
  }
}
