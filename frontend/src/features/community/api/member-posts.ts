import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listUserPosts } from '#shared/api/users.ts'
import { callPage } from '#spa/platform/api-client.ts'
import { useHiddenMembers } from '#spa/platform/hidden-members.ts'
import { nextPageOf, pagesQuery } from '#spa/platform/pages.ts'
import { isDeleted, applyOverlay } from '../model/overlay.ts'
import { useOverlays } from './overlays.ts'

const memberPostsQuery = (memberId: string) =>
  pagesQuery(
    ['community', 'member-posts', memberId],
    async ({ page, signal }) => {
      const requestedAt = Date.now()
      const answer = await callPage(listUserPosts, {
        params: { id: memberId },
        query: page,
        signal,
      })
      return { ...answer, requestedAt }
    },
    { refetchOnMount: 'always' },
  )

/** The posts of a member, with the viewer's own unconfirmed changes as overlays. */
export const useMemberPosts = (memberId: string) => {
  const query = useInfiniteQuery(memberPostsQuery(memberId))
  const overlays = useOverlays()
  const hidden = useHiddenMembers()
  const pages = query.data?.pages
  const posts = useMemo(
    () =>
      pages
        ?.flatMap(({ items, requestedAt }) => items.map((post) => ({ post, requestedAt })))
        .filter(({ post, requestedAt }) => !isDeleted(overlays[post.id], requestedAt))
        .filter(({ post }) => !hidden.has(post.userId))
        .map(({ post, requestedAt }) => applyOverlay(post, overlays[post.id], requestedAt)),
    [pages, overlays, hidden],
  )
  return {
    posts,
    error: query.error?.message,
    retry: () => void query.refetch(),
    isFetching: query.isFetching,
    older: nextPageOf(query),
  }
}
