import { bookmarkPost } from '#shared/api/bookmarks.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { newId } from '#platform/runtime/ids.ts'
import { putNew, remove, unlessConditionFailed, write } from '#platform/table/index.ts'
import { bookmarkItem, bookmarkKey } from '../items/bookmark.items.ts'
import { requirePostFor } from '../posts/post.repository.ts'

/** A repeated call keeps the time of the first one. */
export const handler = endpoint(bookmarkPost, async ({ memberId, params, body }) => {
  if (body.bookmarked) {
    await requirePostFor(memberId, params.id)
    await unlessConditionFailed(write(putNew(bookmarkItem(memberId, params.id, newId()))))
  } else {
    await write(remove(bookmarkKey(memberId, params.id)))
  }
  return { isBookmarked: body.bookmarked }
})
