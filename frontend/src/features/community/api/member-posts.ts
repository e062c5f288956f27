import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listUserPosts } from '#shared/api/users.ts'
import type { Post } from '#shared/api/posts.ts'
import { callPage } from '#spa/platform/api-client.ts'
import { useHiddenMembers } from '#spa/platform/hidden-members.ts'
import { nextPageOf, pagesQuery } from '#spa/platform/pages.ts'
import { applies, applyOverlay, isDeleted, type Overlays } from '../model/overlay.ts'
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

interface LoadedPage {
  readonly items: readonly Post[]
  readonly requestedAt: number
}

const loadedIn = (pages: readonly LoadedPage[]) =>
  pages.flatMap(({ items, requestedAt }) => items.map((post) => ({ post, requestedAt })))

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
export const useMemberPosts = (memberId: string) => {
  const query = useInfiniteQuery(memberPostsQuery(memberId))
  const overlays = useOverlays()
  const hidden = useHiddenMembers()
  const pages = query.data?.pages
  const posts = useMemo(
    () =>
      pages &&
      [...createdBy(memberId, pages, overlays), ...loadedIn(pages)]
        .filter(({ post, requestedAt }) => !isDeleted(overlays[post.id], requestedAt))
        .filter(({ post }) => !hidden.has(post.userId))
        .map(({ post, requestedAt }) => applyOverlay(post, overlays[post.id], requestedAt)),
    [memberId, pages, overlays, hidden],
  )
  return {
    posts,
    error: query.error?.message,
    retry: () => void query.refetch(),
    isFetching: query.isFetching,
    older: nextPageOf(query),
  }
}
