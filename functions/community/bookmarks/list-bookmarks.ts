import { listBookmarks } from '#shared/api/bookmarks.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { queryIndex } from '#platform/table/index.ts'
import { bookmarkItem, bookmarksByTime } from '../items/bookmark.items.ts'
import { maySee } from '../posts/post.rules.ts'
import { presentPost } from '../posts/post.presenter.ts'
import { readPostsWithLikes } from '../posts/post.repository.ts'

/** `<bookmark>-<post>`: what the index needs to continue. */
const startAt = (memberId: string, cursor: string | undefined) => {
  const [bookmarkId, postId] = cursor?.split('-') ?? []
  return bookmarkId !== undefined && postId !== undefined
    ? bookmarkItem(memberId, postId, bookmarkId)
    : undefined
}

/** Posts that were deleted since are left out, so a page may be shorter than the next one. */
export const handler = endpoint(listBookmarks, async ({ memberId, query }) => {
  const { items, next } = await queryIndex(bookmarksByTime(memberId), {
    newestFirst: true,
    limit: LIMITS.bookmarksPage,
    startAt: startAt(memberId, query.cursor),
  })
  const { posts, liked } = await readPostsWithLikes(
    memberId,
    items.map(({ SK }) => SK),
  )
  const last = items.at(-1)
  return new Page(
    posts
      .filter(({ text }) => maySee(memberId, text))
      .map((post) => presentPost(post, liked.has(post.id))),
    next && last && `${last.GSI1SK}-${last.SK}`,
  )
})
