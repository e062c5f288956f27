import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { bookmarkPost, bookmarkState, listBookmarks } from '#shared/api/bookmarks.ts'
import { call, callPage } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { pagesQuery } from '#spa/platform/pages.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'

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

const stateOptions = (id: string) =>
  queryOptions({
    queryKey: ['community', 'bookmark', id],
    queryFn: ({ signal }) => call(bookmarkState, { params: { id }, signal }),
  })

/** Whether the member bookmarked the post; asked for when it `isWanted`, because the feed does not say it. */
export const useBookmark = (id: string, isWanted: boolean) => {
  const client = useQueryClient()
  const { queryKey } = stateOptions(id)
  const { data } = useQuery({ ...stateOptions(id), enabled: isWanted })
  const { mutate } = useMutation({
    scope: { id: `bookmark-${id}` },
    mutationFn: (bookmarked: boolean) =>
      call(bookmarkPost, { params: { id }, body: { bookmarked } }),
    onMutate: async (isBookmarked) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, { isBookmarked })
    },
    onSuccess: ({ isBookmarked }) => {
      toast({ title: isBookmarked ? messages.bookmarks.added : messages.bookmarks.removed })
      void client.invalidateQueries({ queryKey: BOOKMARKS_KEY })
    },
    onError: (error, wanted) => {
      client.setQueryData(queryKey, { isBookmarked: !wanted })
      reportFailure(error)
    },
  })
  return { isBookmarked: data?.isBookmarked ?? false, set: mutate }
}
