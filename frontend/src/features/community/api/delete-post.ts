import { useQueryClient } from '@tanstack/react-query'
import { deletePost } from '#shared/api/posts.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { offerUndo } from '#spa/platform/undoable.ts'
import { messages } from '../texts.ts'
import { unlessGone } from './deletion.ts'
import { setOverlay } from './overlays.ts'
import { statsOptions } from './stats.ts'

/** Hides the post at once, and deletes it when it can no longer be undone. */
export const useDeletePost = () => {
  const client = useQueryClient()
  return (id: string): void => {
    const show = (deleted: boolean) => {
      setOverlay(client, id, { deleted: deleted ? { value: true, at: Infinity } : undefined })
    }
    show(true)
    offerUndo({
      title: messages.post.removed,
      undo: () => show(false),
      run: async () => {
        // From here on a reload must not bring it back.
        setOverlay(client, id, { deleted: { value: true, at: Date.now() } })
        try {
          await unlessGone(call(deletePost, { params: { id } }))
          setOverlay(client, id, { deleted: { value: true, at: Date.now() } })
          void client.invalidateQueries(statsOptions())
        } catch (error) {
          show(false)
          reportFailure(error, { description: messages.post.removeFailed })
        }
      },
    })
  }
}
