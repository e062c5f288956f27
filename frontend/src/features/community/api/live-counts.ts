import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { getPost } from '#shared/api/posts.ts'
import { call } from '#spa/platform/api-client.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { overlayOf, setOverlay } from './overlays.ts'

/** Feed and profiles may still answer from a cache, so the counters are an overlay, as after an own write. */
const showCounts = async (client: QueryClient, postId: string): Promise<void> => {
  const at = Date.now()
  const { commentsCount, isLiked, likesCount } = await call(getPost, { params: { id: postId } })
  const { like } = overlayOf(client, postId)
  const isNewer = like === undefined || like.at < at
  setOverlay(client, postId, {
    commentsCount: { value: commentsCount, at },
    ...(isNewer && { like: { value: { isLiked, likesCount }, at } }),
  })
}

/** Keeps the counters of a post up to date while its comments are open: hints name only such posts. */
export const useLiveCounts = (postId: string): void => {
  const client = useQueryClient()
  usePoll(Infinity, () => showCounts(client, postId), { hints: [`comments/${postId}`] })
}
