import { useQueryClient } from '@tanstack/react-query'
import type { Post } from '#shared/api/posts.ts'
import { setOverlay } from './overlays.ts'
import { statsOptions } from './stats.ts'

/** Shows a post of one's own at once, wherever the server's head may still be without it. */
export const useShowCreatedPost = () => {
  const client = useQueryClient()
  return (post: Post): void => {
    setOverlay(client, post.id, { createdPost: { value: post, at: Date.now() } })
    void client.invalidateQueries(statsOptions())
  }
}
