import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import {
  markRead,
  type ActivityNotification,
  type LikeNotification,
  type NotificationKind,
  type Unread,
} from '#shared/api/notifications.ts'
import { PUSH_TAGS } from '#shared/domain/push-places.ts'
import { call, type Page } from '#spa/platform/api-client.ts'
import { closePushes } from '#spa/platform/push/shown-pushes.ts'
import { UNREAD_KEY } from '#spa/entities/notification/unread.ts'
import { activitiesQuery, likesQuery, NOTIFICATIONS_KEY } from './lists.ts'

interface Mark {
  readonly type: NotificationKind
  readonly postId?: string
  readonly commentId?: string
  readonly notificationId?: string
}

const withItems = <Item>(
  data: InfiniteData<Page<Item[]>> | undefined,
  change: (item: Item) => Item,
): InfiniteData<Page<Item[]>> | undefined =>
  data && {
    ...data,
    pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })),
  }

const isMarkedLike = (mark: Mark, { postId, commentId }: LikeNotification): boolean =>
  mark.type === 'like' &&
  (mark.postId === undefined || (postId === mark.postId && commentId === (mark.commentId ?? null)))

const isMarked = (mark: Mark, { id, type, postId, commentId }: ActivityNotification): boolean =>
  mark.type === type &&
  (mark.notificationId === undefined || id === mark.notificationId) &&
  (mark.postId === undefined || (postId === mark.postId && commentId === (mark.commentId ?? null)))

/** The beginning of the tags of the pushes about the marked notifications. */
const tagOf = ({ type, postId = '', notificationId = '' }: Mark): string => {
  if (type === 'like') return PUSH_TAGS.horns(postId)
  if (type === 'comment' || type === 'mention') return PUSH_TAGS.post(postId)
  if (type === 'follow') return PUSH_TAGS.follow()
  return PUSH_TAGS[type](notificationId)
}

const closeMarked = (marks: readonly Mark[]): void => {
  const tags = marks.map(tagOf)
  void closePushes((shown) => tags.some((tag) => shown.startsWith(tag)))
}

/** What is known to be unread of the marked notifications; all of a kind that has a number of its own. */
const showRead = (client: QueryClient, mark: Mark): void => {
  const marked = { likes: 0, comments: 0 }
  client.setQueryData(likesQuery.queryKey, (data) =>
    withItems(data, (like) => {
      if (!isMarkedLike(mark, like)) return like
      marked.likes += like.unreadCount
      return { ...like, unreadCount: 0 }
    }),
  )
  client.setQueryData(activitiesQuery.queryKey, (data) =>
    withItems(data, (activity) => {
      if (!isMarked(mark, activity)) return activity
      marked.comments += Number(activity.isUnread)
      return { ...activity, isUnread: false }
    }),
  )
  client.setQueryData<Unread>(UNREAD_KEY, (counts) => {
    if (!counts) return counts
    return {
      ...counts,
      likes: Math.max(0, counts.likes - marked.likes),
      comments: Math.max(0, counts.comments - marked.comments),
    }
  })
}

const refetch = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: UNREAD_KEY }),
    client.invalidateQueries({ queryKey: [NOTIFICATIONS_KEY] }),
  ])
}

/**
 * Shows notifications as read, tells the server, and fetches the truth. A failure shows nothing: they are unread again
 * (docs/product/texts-and-limits.md#failures).
 */
export const useMarkRead = () => {
  const client = useQueryClient()
  const send = async (marks: readonly Mark[]): Promise<void> => {
    // An answer requested before the mark must not overwrite it.
    await client.cancelQueries({ queryKey: UNREAD_KEY })
    for (const mark of marks) showRead(client, mark)
    closeMarked(marks)
    await Promise.allSettled(marks.map((body) => call(markRead, { body })))
    await refetch(client)
  }
  return (...marks: readonly Mark[]): void => void send(marks)
}

/** Sets the number of a whole list to zero at once, also for pages that are not loaded. */
export const useMarkAll = () => {
  const client = useQueryClient()
  const mark = useMarkRead()
  const zero = (list: 'likes' | 'comments'): void => {
    client.setQueryData<Unread>(UNREAD_KEY, (counts) =>
      counts ? { ...counts, [list]: 0 } : counts,
    )
  }
  return {
    likes: () => {
      zero('likes')
      mark({ type: 'like' })
    },
    activities: () => {
      zero('comments')
      mark(
        { type: 'comment' },
        { type: 'mention' },
        { type: 'follow' },
        { type: 'concert' },
        { type: 'band' },
        { type: 'article' },
        { type: 'decision' },
        { type: 'export' },
      )
    },
  }
}
