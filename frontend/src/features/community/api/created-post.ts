import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Post } from '#shared/api/posts.ts'
import { setOverlay } from './overlays.ts'
import { statsOptions } from './stats.ts'

/** Shows the member's new post at once, while the server's list may not contain it yet. */
export const showCreatedPost = (client: QueryClient, post: Post): void => {
  setOverlay(client, post.id, { createdPost: { value: post, at: Date.now() } })
  void client.invalidateQueries(statsOptions())
}

export const useShowCreatedPost = () => {
  const client = useQueryClient()
  return (post: Post): void => showCreatedPost(client, post)
}
