import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { listPosts, type Post } from '#shared/api/posts.ts'
import { callPage, nullWhenRefused } from '#spa/platform/api-client.ts'
import { useHiddenMembers } from '#spa/platform/hidden-members.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { RESTING } from '#spa/platform/resting.ts'
import { POLLS } from '#spa/platform/waits.ts'
import { freshPosts, receiveFeedHead, visiblePosts, type Feed } from '../model/feed-view.ts'
import { acceptWaiting, appendOlder, type Page, type Timeline } from '../model/timeline.ts'
import { useOlderItems } from './older-items.ts'
import { useOverlays } from './overlays.ts'

const FEED_KEY = ['community', 'feed']

const fetchPosts = async (
  cursor: string | undefined,
  signal?: AbortSignal,
): Promise<Page<Post>> => {
  const requestedAt = Date.now()
  const query = cursor === undefined ? {} : { cursor }
  const { items, nextCursor } = await callPage(listPosts, { query, signal })
  return { items, cursor: nextCursor, requestedAt }
}

/** Only the head is refetched; the merge keeps what is below it. */
const feedOptions = (client: QueryClient) =>
  queryOptions({
    queryKey: FEED_KEY,
    queryFn: async ({ signal }): Promise<Feed | null> => {
      const head = await nullWhenRefused(fetchPosts(undefined, signal))
      const loaded = client.getQueryData<Feed>(FEED_KEY)
      return head ? receiveFeedHead(loaded ?? undefined, head) : (loaded ?? null)
    },
    refetchOnMount: 'always',
  })

type Change = (timeline: Timeline<Post>) => Timeline<Post>

const useTimelineChange = () => {
  const client = useQueryClient()
  return useCallback(
    (change: Change) => {
      client.setQueryData(feedOptions(client).queryKey, (feed) =>
        feed ? { ...feed, timeline: change(feed.timeline) } : feed,
      )
    },
    [client],
  )
}

export const useFeed = () => {
  const client = useQueryClient()
  const { data: feed, error, isFetching, refetch } = useQuery(feedOptions(client))
  const overlays = useOverlays()
  const hidden = useHiddenMembers()
  const changeTimeline = useTimelineChange()
  const older = useOlderItems({
    cursor: feed?.timeline.cursor ?? null,
    fetch: (cursor) => fetchPosts(cursor),
    append: (page: Page<Post>, from) => {
      changeTimeline((timeline) => appendOlder(timeline, page, from))
    },
  })
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
    acceptFresh: useCallback(() => {
      changeTimeline(acceptWaiting)
    }, [changeTimeline]),
    older,
  }
}

export type LoadedFeed = ReturnType<typeof useFeed>
