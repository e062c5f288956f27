import { useQueryClient } from '@tanstack/react-query'
import { listBookmarks } from '#shared/api/bookmarks.ts'
import { callPage } from '#spa/platform/api-client.ts'
import { pagesQuery } from '#spa/platform/pages.ts'
import { usePostSwitch } from './post-switch.ts'

const BOOKMARKS_KEY = ['community', 'bookmarks']

export const bookmarksQuery = pagesQuery(
  BOOKMARKS_KEY,
  async ({ page, signal }) => {
    const requestedAt = Date.now()
    const answer = await callPage(listBookmarks, { query: page, signal })
    return { ...answer, requestedAt }
  },
  { refetchOnMount: 'always' },
)

/** Whether the member bookmarked the post. */
export const useBookmark = (id: string, isWanted: boolean) => {
  const client = useQueryClient()
  return usePostSwitch('bookmark', id, isWanted, () => {
    void client.invalidateQueries({ queryKey: BOOKMARKS_KEY })
  })
}
