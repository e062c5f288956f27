import { listLikedPosts } from '#shared/api/liked-posts.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { query } from '#platform/table/index.ts'
import { viewerPartition } from '../items/like.items.ts'
import { maySee } from '../posts/post.rules.ts'
import { presentPost } from '../posts/post.presenter.ts'
import { readPostsWithLikes } from '../posts/post.repository.ts'

/** Above the ids of all posts; the other items of the viewer begin with it. */
const AFTER_LIKES = '~'

/** Posts that the member may no longer see are left out, so a page may be shorter than the next one. */
export const handler = endpoint(listLikedPosts, async ({ memberId, query: { cursor } }) => {
  const { items } = await query(viewerPartition(memberId), {
    before: cursor ?? AFTER_LIKES,
    newestFirst: true,
    limit: LIMITS.likedPostsPage + 1,
  })
  const ids = items.slice(0, LIMITS.likedPostsPage).map(({ SK }) => SK)
  const { posts, liked } = await readPostsWithLikes(memberId, ids)
  return new Page(
    posts
      .filter(({ id, text }) => liked.has(id) && maySee(memberId, text))
      .map((post) => presentPost(post, true)),
    items.length > ids.length ? ids.at(-1) : undefined,
  )
})
