import type { NotificationKind } from '#shared/api/notifications.ts'
import type {
  ActivityItem,
  AnyActivityItem,
  AuthorlessActivityItem,
  LikerItem,
  LikesItem,
  ReadMarkItem,
} from './notification.items.ts'
import { earlierCounter, readUpTo, type UnreadState } from './unread.items.ts'

/** Notifications without a sequence number are read together. */
export const areEarlierUnread = (unread: UnreadState, kind: NotificationKind): boolean =>
  (unread?.[earlierCounter(kind)] ?? 0) > 0

/** Only those with a sequence number, which are counted by kind. */
export const isCountedUnread = (
  item: AnyActivityItem,
  unread: UnreadState,
): item is ActivityItem | AuthorlessActivityItem =>
  'sequence' in item && !item.isRead && item.sequence > readUpTo(unread, item.kind)

/** @param mark of the post, when the receiver has just marked its comments */
export const isUnread = (
  item: AnyActivityItem,
  unread: UnreadState,
  mark?: ReadMarkItem,
): boolean => {
  if (!('sequence' in item)) return areEarlierUnread(unread, item.kind)
  const isMarked = item.kind === 'comment' && mark !== undefined && item.sequence <= mark.readUpTo
  return isCountedUnread(item, unread) && !isMarked
}

/** How many likes of a text are unread. */
export const countUnreadLikes = (likes: LikesItem, unread: UnreadState): number =>
  likes.countedAt === readUpTo(unread, 'like') ? likes.unread : 0

export const isLikeUnread = (liker: LikerItem, likes: LikesItem, unread: UnreadState): boolean =>
  liker.sequence > Math.max(readUpTo(unread, 'like'), likes.readUpTo)
