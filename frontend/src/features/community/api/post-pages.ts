import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Post } from '#shared/api/posts.ts'
import { useBlockedMembers } from '#spa/entities/member/hidden-members.ts'
import { nextPageOf, type NextPage } from '#spa/platform/pages.ts'
import { applyOverlay, isDeleted } from '../model/overlay.ts'
import { useOverlays } from './overlays.ts'

interface LoadedPost {
  readonly post: Post
  readonly requestedAt: number
}

export interface LoadedPage {
  readonly items: readonly Post[]
  readonly requestedAt: number
}

export const loadedIn = (pages: readonly LoadedPage[]): LoadedPost[] =>
  pages.flatMap(({ items, requestedAt }) => items.map((post) => ({ post, requestedAt })))

export interface LoadedPosts {
  /** Undefined until the first page has arrived. */
  readonly posts: readonly Post[] | undefined
  readonly error: string | undefined
  readonly retry: () => void
  readonly isFetching: boolean
  readonly older: NextPage
}

/** The posts of a query as the viewer sees them, with own unconfirmed changes as overlays. */
export const useLoadedPosts = <Page extends LoadedPage & { readonly nextCursor: string | null }>(
  query: UseInfiniteQueryResult<InfiniteData<Page>>,
  loaded: readonly LoadedPost[] | undefined,
): LoadedPosts => {
  const overlays = useOverlays()
  const hidden = useBlockedMembers()
  const posts = useMemo(
    () =>
      loaded
        ?.filter(({ post, requestedAt }) => !isDeleted(overlays[post.id], requestedAt))
        .filter(({ post }) => !hidden.has(post.userId))
        .map(({ post, requestedAt }) => applyOverlay(post, overlays[post.id], requestedAt)),
    [loaded, overlays, hidden],
  )
  return {
    posts,
    error: query.error?.message,
    retry: () => void query.refetch(),
    isFetching: query.isFetching,
    older: nextPageOf(query),
  }
}
