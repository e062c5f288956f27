import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Post } from '#shared/api/posts.ts'
import { listUserPosts } from '#shared/api/users.ts'
import { callPage } from '#spa/platform/api-client.ts'
import { useHiddenMembers } from '#spa/platform/hidden-members.ts'
import { isDeleted, applyOverlay } from '../model/overlay.ts'
import type { Page } from '../model/timeline.ts'
import { useOverlays } from './overlays.ts'

const NEWEST = ''

const memberPostsOptions = (memberId: string) =>
  infiniteQueryOptions({
    queryKey: ['community', 'member-posts', memberId],
    queryFn: async ({ pageParam, signal }): Promise<Page<Post>> => {
      const askedAt = Date.now()
      const { items, nextCursor } = await callPage(listUserPosts, {
        params: { id: memberId },
        query: pageParam === NEWEST ? {} : { cursor: pageParam },
        signal,
      })
      return { items, cursor: nextCursor, askedAt }
    },
    initialPageParam: NEWEST,
    getNextPageParam: ({ cursor }) => cursor,
    refetchOnMount: 'always',
  })

/** What a member has posted, with the viewer's own taps laid over. */
export const useMemberPosts = (memberId: string) => {
  const query = useInfiniteQuery(memberPostsOptions(memberId))
  const overlays = useOverlays()
  const hidden = useHiddenMembers()
  const pages = query.data?.pages
  const posts = useMemo(
    () =>
      pages
        ?.flatMap(({ items, askedAt }) => items.map((post) => ({ post, askedAt })))
        .filter(({ post, askedAt }) => !isDeleted(overlays[post.id], askedAt))
        .filter(({ post }) => !hidden.has(post.userId))
        .map(({ post, askedAt }) => applyOverlay(post, overlays[post.id], askedAt)),
    [pages, overlays, hidden],
  )
  return {
    posts,
    error: query.error?.message,
    retry: () => void query.refetch(),
    isFetching: query.isFetching,
    older: {
      exist: query.hasNextPage,
      isLoading: query.isFetchingNextPage,
      cursor: pages?.at(-1)?.cursor ?? '',
      hasFailed: query.isFetchNextPageError,
      load: () => {
        if (!query.isFetching) void query.fetchNextPage()
      },
    },
  }
}
