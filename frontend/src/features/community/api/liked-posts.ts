import { listLikedPosts } from '#shared/api/liked-posts.ts'
import { callPage } from '#spa/platform/api-client.ts'
import { pagesQuery } from '#spa/platform/pages.ts'

/** Taking a like back leaves the post in the list until it is shown again. */
export const likedPostsQuery = pagesQuery(
  ['community', 'liked-posts'],
  async ({ page, signal }) => {
    const requestedAt = Date.now()
    const answer = await callPage(listLikedPosts, { query: page, signal })
    return { ...answer, requestedAt }
  },
  { refetchOnMount: 'always' },
)
