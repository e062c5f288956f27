import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { listPosts, type Post } from '#shared/api/posts.ts'
import { callPage, nullWhenRefused } from '#spa/platform/api-client.ts'
import { useHiddenMembers } from '#spa/platform/hidden-members.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { POLLS } from '#spa/platform/waits.ts'
import { freshPosts, receiveFeedHead, visiblePosts, type Feed } from '../model/feed-view.ts'
import { acceptWaiting, appendOlder, type Page, type Timeline } from '../model/timeline.ts'
import { useOverlays } from './overlays.ts'

const FEED_KEY = ['community', 'feed']

const fetchPosts = async (
  cursor: string | undefined,
  signal?: AbortSignal,
): Promise<Page<Post>> => {
  const askedAt = Date.now()
  const query = cursor === undefined ? {} : { cursor }
  const { items, nextCursor } = await callPage(listPosts, { query, signal })
  return { items, cursor: nextCursor, askedAt }
}

/** Only the head is ever asked for again; what lies below it is kept by the merge. */
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

const useOlderPosts = (cursor: string | null) => {
  const changeTimeline = useTimelineChange()
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (from: string) => fetchPosts(from),
    onSuccess: (page, from) => {
      changeTimeline((timeline) => appendOlder(timeline, page, from))
    },
  })
  return {
    exist: cursor !== null,
    cursor: cursor ?? '',
    isLoading: isPending,
    hasFailed: isError,
    load: () => {
      if (cursor !== null && !isPending) mutate(cursor)
    },
  }
}

export const useFeed = () => {
  const client = useQueryClient()
  const { data: feed, error, isFetching, refetch } = useQuery(feedOptions(client))
  const overlays = useOverlays()
  const hidden = useHiddenMembers()
  const changeTimeline = useTimelineChange()
  usePoll(POLLS.posts, () => refetch())

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
    older: useOlderPosts(feed?.timeline.cursor ?? null),
  }
}

export type LoadedFeed = ReturnType<typeof useFeed>
