import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listComments, type Comment } from '#shared/api/comments.ts'
import { callPage, nullWhenRefused } from '#spa/platform/api-client.ts'
import { useHiddenMembers } from '#spa/entities/member/hidden-members.ts'
import { useWatch } from '#spa/platform/live/watched.ts'
import { orKept } from '#spa/platform/offline-data/or-kept.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { RESTING } from '#spa/platform/resting.ts'
import { POLLS } from '#spa/platform/waits.ts'
import { visibleComments } from '../model/feed-view.ts'
import { appendOlder, mergeHead, startTimeline } from '../model/timeline.ts'
import type { Page, Timeline } from '../model/timeline.ts'
import { useOlderItems } from './older-items.ts'
import { useOverlays } from './overlays.ts'

/** The server sends pages oldest first; a timeline is newest first. */
const fetchComments = async (
  postId: string,
  cursor?: string,
  signal?: AbortSignal,
): Promise<Page<Comment>> => {
  const requestedAt = Date.now()
  const query = cursor === undefined ? {} : { cursor }
  const answer = await callPage(listComments, { params: { id: postId }, query, signal })
  return { items: answer.items.toReversed(), cursor: answer.nextCursor, requestedAt }
}

const commentsKey = (postId: string) => ['community', 'comments', postId]

const commentsOptions = (client: QueryClient, postId: string) =>
  queryOptions({
    queryKey: commentsKey(postId),
    queryFn: async (context): Promise<Timeline<Comment> | null> => {
      const head = await nullWhenRefused(
        orKept(context, () => fetchComments(postId, undefined, context.signal)),
      )
      const loaded = client.getQueryData<Timeline<Comment>>(commentsKey(postId))
      if (!head) return loaded ?? null
      return loaded ? mergeHead(loaded, head) : startTimeline(head)
    },
    refetchOnMount: 'always',
  })

export const useComments = (postId: string) => {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(commentsOptions(client, postId))
  const overlays = useOverlays()
  const hidden = useHiddenMembers()
  const older = useOlderItems({
    cursor: data?.cursor ?? null,
    fetch: (cursor) => fetchComments(postId, cursor),
    append: (page: Page<Comment>, from) => {
      client.setQueryData(commentsOptions(client, postId).queryKey, (timeline) =>
        timeline ? appendOlder(timeline, page, from) : timeline,
      )
    },
  })
  useWatch('comments', postId)
  usePoll(POLLS.comments, () => refetch(), {
    restingMs: RESTING.comments,
    hints: [`comments/${postId}`],
  })
  const comments = useMemo(
    () =>
      data && visibleComments(postId, data, overlays).filter(({ userId }) => !hidden.has(userId)),
    [postId, data, overlays, hidden],
  )
  return {
    comments,
    error: error?.message,
    retry: () => void refetch(),
    older,
  }
}
