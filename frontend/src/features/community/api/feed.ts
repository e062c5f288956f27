import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import type { SentQueryOf } from '#shared/api/contract.ts'
import { listPosts, type Post } from '#shared/api/posts.ts'
import { callPage, nullWhenRefused } from '#spa/platform/api-client.ts'
import { useHiddenMembers } from '#spa/entities/member/hidden-members.ts'
import { orKept } from '#spa/platform/offline-data/or-kept.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { RESTING } from '#spa/platform/resting.ts'
import { POLLS } from '#spa/platform/waits.ts'
import { freshPosts, receiveFeedHead, visiblePosts, type Feed } from '../model/feed-view.ts'
import { acceptWaiting, appendOlder, type Page, type Timeline } from '../model/timeline.ts'
import { useOlderItems } from './older-items.ts'
import { useOverlays } from './overlays.ts'

const FEED_KEY = ['community', 'feed']

const fetchPosts = async (
  query: SentQueryOf<typeof listPosts>,
  signal?: AbortSignal,
): Promise<Page<Post>> => {
  const requestedAt = Date.now()
  const { items, nextCursor } = await callPage(listPosts, { query, signal })
  return { items, cursor: nextCursor, requestedAt }
}

/** Only the head is refetched; the merge keeps what is below it. */
const feedQuery = queryOptions({
  queryKey: FEED_KEY,
  queryFn: async (context): Promise<Feed | null> => {
    const { client, signal } = context
    const keeps = client.getQueryData<Feed>(FEED_KEY)?.keepsSuggestions
    const head = await nullWhenRefused(
      orKept(context, () => fetchPosts(keeps ? { order: 'newest' } : {}, signal)),
    )
    const loaded = client.getQueryData<Feed>(FEED_KEY)
    return head ? receiveFeedHead(loaded ?? undefined, head) : (loaded ?? null)
  },
  refetchOnMount: 'always',
})

const changeFeed = (client: QueryClient, change: (feed: Feed) => Feed): void => {
  client.setQueryData(feedQuery.queryKey, (feed) => (feed ? change(feed) : feed))
}

/** The next fetch brings suggestions again. */
export const renewSuggestions = (client: QueryClient): void => {
  changeFeed(client, (feed) => ({ ...feed, keepsSuggestions: false }))
}

export const dropSuggestions = (client: QueryClient): void => {
  changeFeed(client, (feed) => ({ ...feed, suggested: [] }))
}

type Change = (timeline: Timeline<Post>) => Timeline<Post>

const useTimelineChange = () => {
  const client = useQueryClient()
  return useCallback(
    (change: Change) => {
      changeFeed(client, (feed) => ({ ...feed, timeline: change(feed.timeline) }))
    },
    [client],
  )
}

export const useFeed = () => {
  const client = useQueryClient()
  const { data: feed, error, isFetching, refetch } = useQuery(feedQuery)
  const overlays = useOverlays()
  const hidden = useHiddenMembers()
  const changeTimeline = useTimelineChange()
  const older = useOlderItems({
    cursor: feed?.timeline.cursor ?? null,
    fetch: (cursor) => fetchPosts({ cursor }),
    append: (page: Page<Post>, from) => {
      changeTimeline((timeline) => appendOlder(timeline, page, from))
    },
  })
  useEffect(() => () => renewSuggestions(client), [client])
  usePoll(POLLS.posts, () => refetch(), { restingMs: RESTING.posts })

  const posts = useMemo(
    () => feed && visiblePosts(feed, overlays).filter(({ userId }) => !hidden.has(userId)),
    [feed, overlays, hidden],
  )
  const fresh = useMemo(() => freshPosts(feed ?? undefined, overlays), [feed, overlays])
  return {
    posts,
    error: error?.message,
    isFetching,
    retry: () => void refetch(),
    fresh,
    acceptFresh: useCallback(() => changeTimeline(acceptWaiting), [changeTimeline]),
    older,
  }
}

export type LoadedFeed = ReturnType<typeof useFeed>
