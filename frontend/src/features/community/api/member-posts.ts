import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listUserPosts } from '#shared/api/users.ts'
import { callPage } from '#spa/platform/api-client.ts'
import { pagesQuery } from '#spa/platform/pages.ts'
import { applies, type Overlays } from '../model/overlay.ts'
import { useOverlays } from './overlays.ts'
import { loadedIn, useLoadedPosts, type LoadedPage, type LoadedPosts } from './post-pages.ts'

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

/** The member's own new posts that the list may not contain yet, newest first. */
const createdBy = (memberId: string, pages: readonly LoadedPage[], overlays: Overlays) => {
  const requestedAt = pages[0]?.requestedAt ?? 0
  const known = new Set(loadedIn(pages).map(({ post }) => post.id))
  return Object.values(overlays)
    .flatMap(({ createdPost }) => (applies(createdPost, requestedAt) ? [createdPost.value] : []))
    .filter(({ id, userId }) => userId === memberId && !known.has(id))
    .sort((one, other) => (one.id < other.id ? 1 : -1))
    .map((post) => ({ post, requestedAt }))
}

/** The posts of a member, with the viewer's own unconfirmed changes as overlays. */
export const useMemberPosts = (memberId: string): LoadedPosts => {
  const query = useInfiniteQuery(memberPostsQuery(memberId))
  const overlays = useOverlays()
  const pages = query.data?.pages
  const loaded = useMemo(
    () => pages && [...createdBy(memberId, pages, overlays), ...loadedIn(pages)],
    [memberId, pages, overlays],
  )
  return useLoadedPosts(query, loaded)
}
