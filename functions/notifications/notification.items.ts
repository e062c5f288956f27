import type { Author } from '#shared/api/members.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import {
  attribute,
  exists,
  expression,
  remove,
  update,
  type Key,
  type Write,
} from '#platform/table/index.ts'

/**
 * Unread numbers of one member; `comments` counts comments, mentions and follows together. `messages` counts those of
 * threads that are neither muted nor requests.
 */
export interface UnreadItem {
  readonly PK: string
  readonly SK: 'UNREAD'
  readonly entity: 'Unread'
  readonly likes?: number
  readonly comments?: number
  readonly messages?: number
}

export type UnreadCounter = 'likes' | 'comments'

export const unreadKey = (memberId: string): Key<UnreadItem> => ({
  PK: memberKey(memberId).PK,
  SK: 'UNREAD',
})

/** A like on a text of the receiver. Its time is in the id of the like. */
export interface LikeNotificationItem {
  readonly PK: string
  readonly SK: string
  readonly type: 'post' | 'comment'
  readonly postId: string
  readonly commentId?: string | undefined
  readonly content: string
  readonly liker: Author
}

/** A comment on the receiver's post, or a mention of the receiver. Its time is in the id of that text. */
export interface ActivityNotificationItem {
  readonly PK: string
  readonly SK: string
  readonly kind: 'comment' | 'mention'
  readonly postId: string
  readonly commentId?: string | undefined
  readonly postTitle?: string | undefined
  readonly content: string
  readonly actor: Author
}

/** A new follower of the receiver. Its time is in the id of the follow. */
export interface FollowNotificationItem {
  readonly PK: string
  readonly SK: string
  readonly kind: 'follow'
  readonly actor: Author
}

export type NotificationItem =
  LikeNotificationItem | ActivityNotificationItem | FollowNotificationItem

const receiverPartition = (memberId: string): string => `NOTIFY#${memberId}`

export const likeNotificationKey = (
  receiverId: string,
  likeId: string,
): Key<LikeNotificationItem> => ({
  PK: receiverPartition(receiverId),
  SK: `LIKE#${likeId}`,
})

/** One key per text or follow, so that a receiver gets one notification of it. */
export const activityNotificationKey = (
  receiverId: string,
  causeId: string,
): Key<ActivityNotificationItem | FollowNotificationItem> => ({
  PK: receiverPartition(receiverId),
  SK: `ACTIVITY#${causeId}`,
})

/** Fails when the receiver does not have this notification. */
export const deleteNotification = (key: Key<NotificationItem>): Write<NotificationItem> =>
  remove(key, exists)

export const countUnread = (receiverId: string, counter: UnreadCounter): Write<UnreadItem> =>
  update(unreadKey(receiverId), { set: { entity: 'Unread' }, add: { [counter]: 1 } })

/** `change` is the difference to what the thread counted before, in the transaction that changes the thread. */
export const countUnreadMessages = (memberId: string, change: number): Write<UnreadItem> =>
  update(unreadKey(memberId), { set: { entity: 'Unread' }, add: { messages: change } })

/** Fails at zero: then the receiver has read it. */
export const uncountUnread = (receiverId: string, counter: UnreadCounter): Write<UnreadItem> =>
  update(unreadKey(receiverId), {
    set: { entity: 'Unread' },
    add: { [counter]: -1 },
    condition: expression`${attribute(counter)} > ${0}`,
  })
