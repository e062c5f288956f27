import { useQueryClient } from '@tanstack/react-query'
import type { NotificationList } from '#spa/platform/notifications-request.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import { useFeedContext } from './feed-context.ts'

/**
 * Opens the comments of a linked post when a notification of them led here, and does what the query of the address
 * asks for, which a push sets.
 */
export const useLinkedAction = (jumpFrom: NotificationList | undefined) => {
  const client = useQueryClient()
  const { setCommentsOpen } = useFeedContext()
  const act = async (postId: string): Promise<void> => {
    const { actOnLinkedPost } = await loadChunk(() => import('../api/linked-action.ts'))
    actOnLinkedPost(client, postId, setCommentsOpen)
  }
  return (postId: string): void => {
    if (jumpFrom === 'activities') setCommentsOpen(postId, true)
    if (location.search !== '') act(postId).catch(reportFailure)
  }
}
