import type { Author } from '#shared/api/members.ts'
import { env } from '#platform/runtime/env.ts'
import { unreadKey } from '#platform/identity/member.items.ts'
import type { TransactItem } from '#platform/table/transact.ts'

/** Unread numbers of one member; comments stand for comments, mentions and follows together. */
export interface UnreadItem {
  readonly likes?: number
  readonly comments?: number
}

export type UnreadCounter = keyof UnreadItem

/** Horns on something that the receiver wrote. Its time is in the id of the horns. */
export interface LikeNotificationItem {
  readonly PK: string
  readonly SK: string
  readonly type: 'post' | 'comment'
  readonly postId: string
  readonly commentId?: string | undefined
  readonly content: string
  readonly liker: Author
}

/** A comment on the receiver's post, or their name in somebody's text. Its time is in the id of that text. */
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

/** Somebody follows the receiver. Its time is in the id of the follow. */
export interface FollowNotificationItem {
  readonly PK: string
  readonly SK: string
  readonly kind: 'follow'
  readonly actor: Author
}

export type NotificationItem =
  LikeNotificationItem | ActivityNotificationItem | FollowNotificationItem

const receiver = (memberId: string): string => `NOTIFY#${memberId}`

export const likeNotificationKey = (receiverId: string, likeId: string) => ({
  PK: receiver(receiverId),
  SK: `LIKE#${likeId}`,
})

/** One for each text or act of following, so that nobody hears twice of the same. */
export const activityNotificationKey = (receiverId: string, causeId: string) => ({
  PK: receiver(receiverId),
  SK: `ACTIVITY#${causeId}`,
})

/** Fails when the receiver has this notification already. */
export const putNotification = (item: NotificationItem): TransactItem => ({
  Put: { TableName: env.tableName, Item: item, ConditionExpression: 'attribute_not_exists(PK)' },
})

/** Fails when the receiver does not have this notification. */
export const deleteNotification = (key: { PK: string; SK: string }): TransactItem => ({
  Delete: { TableName: env.tableName, Key: key, ConditionExpression: 'attribute_exists(PK)' },
})

export const countUnread = (receiverId: string, counter: UnreadCounter): TransactItem => ({
  Update: {
    TableName: env.tableName,
    Key: unreadKey(receiverId),
    UpdateExpression: `ADD ${counter} :one`,
    ExpressionAttributeValues: { ':one': 1 },
  },
})

/** Fails at zero: then the receiver has read it. */
export const uncountUnread = (receiverId: string, counter: UnreadCounter): TransactItem => ({
  Update: {
    TableName: env.tableName,
    Key: unreadKey(receiverId),
    UpdateExpression: `ADD ${counter} :less`,
    ConditionExpression: `${counter} > :zero`,
    ExpressionAttributeValues: { ':less': -1, ':zero': 0 },
  },
})
