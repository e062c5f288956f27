import { bookmarkState } from '#shared/api/bookmarks.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { get } from '#platform/table/index.ts'
import { bookmarkKey } from '../items/bookmark.items.ts'

export const handler = endpoint(bookmarkState, async ({ memberId, params }) => {
  const bookmark = await get(bookmarkKey(memberId, params.id), { consistent: true })
  return { isBookmarked: bookmark !== undefined }
})
