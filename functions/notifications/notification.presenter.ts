import type { ActivityNotification, LikeNotification } from '#shared/api/notifications.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { presentAuthor } from '#platform/identity/present-author.ts'
import {
  ACTIVITIES,
  EARLIER_LIKES,
  LIKES,
  type ActivityItem,
  type EarlierActivityItem,
  type EarlierLikeItem,
  type LikesItem,
} from './notification.items.ts'
import { NOTIFICATION_TEXTS } from './texts.ts'
import type { UnreadState } from './unread.items.ts'
import { areEarlierUnread, unreadLikesOf } from './unread.rules.ts'

/** The ULID of the newest like. */
export const likesIdOf = (item: LikesItem | EarlierLikeItem): string =>
  item.SK.slice(('liker' in item ? EARLIER_LIKES : LIKES).length)

export const activityIdOf = ({ SK }: ActivityItem | EarlierActivityItem): string =>
  SK.slice(ACTIVITIES.length)

export const presentLikes = (
  item: LikesItem | EarlierLikeItem,
  unread: UnreadState,
): LikeNotification => {
  const { type, postId, commentId = null, content } = item
  const [liker, othersCount, unreadCount] =
    'liker' in item
      ? [item.liker, 0, Number(areEarlierUnread(unread, 'like'))]
      : [item.author, item.count - 1, unreadLikesOf(item, unread)]
  const id = likesIdOf(item)
  return {
    id,
    type,
    postId,
    commentId,
    content,
    createdAt: ulidDate(id),
    userId: liker.id,
    liker: presentAuthor(liker),
    othersCount,
    unreadCount,
  }
}

export const presentActivity = (
  item: ActivityItem | EarlierActivityItem,
  isUnread: boolean,
): ActivityNotification => {
  const id = activityIdOf(item)
  const { kind, postId = null, commentId = null, postTitle, content = null } = item
  const storyId = 'storyId' in item ? (item.storyId ?? null) : null
  const author = 'actor' in item ? item.actor : item.author
  return {
    id,
    type: kind,
    postId,
    postTitle: postId === null ? null : (postTitle ?? NOTIFICATION_TEXTS.untitled),
    content,
    commentId,
    storyId,
    createdAt: ulidDate(id),
    userId: author.id,
    commenter: presentAuthor(author),
    isUnread,
  }
}
