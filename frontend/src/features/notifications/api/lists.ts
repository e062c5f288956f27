import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import {
  userComments,
  userLikes,
  type ActivityNotification,
  type LikeNotification,
} from '#shared/api/notifications.ts'
import { callPage, type Page } from '#spa/platform/api-client.ts'
import { useBlockedMembers } from '#spa/entities/member/hidden-members.ts'
import { nextPageOf, pagesQuery } from '#spa/platform/pages.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { RESTING } from '#spa/platform/resting.ts'
import { POLLS } from '#spa/platform/waits.ts'

export const NOTIFICATIONS_KEY = 'notifications'

export const likesQuery = pagesQuery(
  [NOTIFICATIONS_KEY, 'likes'],
  ({ page, signal }): Promise<Page<LikeNotification[]>> =>
    callPage(userLikes, { query: page, signal }),
  { refetchOnMount: 'always' },
)

export const activitiesQuery = pagesQuery(
  [NOTIFICATIONS_KEY, 'activities'],
  ({ page, signal }): Promise<Page<ActivityNotification[]>> =>
    callPage(userComments, { query: page, signal }),
  { refetchOnMount: 'always' },
)

const HINTS = ['unread'] as const

const useList = <Item extends { readonly userId: string | null }>(
  query: ReturnType<typeof useInfiniteQuery<Page<Item[]>, Error, InfiniteData<Page<Item[]>>>>,
) => {
  const hidden = useBlockedMembers()
  usePoll(POLLS.notifications, () => query.refetch(), {
    restingMs: RESTING.notifications,
    hints: HINTS,
  })
  return {
    items: query.data?.pages
      .flatMap(({ items }) => items)
      .filter(({ userId }) => userId === null || !hidden.has(userId)),
    error: query.error?.message,
    retry: () => void query.refetch(),
    isFetching: query.isFetching,
    more: nextPageOf(query),
  }
}

/** Newest first; loaded again while it is on the screen. */
export const useLikes = () => useList(useInfiniteQuery(likesQuery))

/** Newest first; loaded again while it is on the screen. */
export const useActivities = () => useList(useInfiniteQuery(activitiesQuery))
