import { LIMITS } from '#shared/domain/limits.ts'
import { env } from '#platform/runtime/env.ts'
import type { TransactItem } from '#platform/table/transact.ts'
import {
  FEED,
  postCountersKey,
  postKey,
  type PostCountersItem,
  type PostItem,
} from './post.items.ts'

/** Sorts above every ULID, so that one Query reads the pinned copies along with the first page. */
const PIN = '~PIN#'

export const pinnedPostKey = (postId: string) => ({ PK: FEED, SK: `${PIN}${postId}#A` }) as const
export const pinnedCountersKey = (postId: string) =>
  ({ PK: FEED, SK: `${PIN}${postId}#N` }) as const

/** Which posts are pinned; its condition limits their number to three. */
export const pinsKey = { PK: FEED, SK: '~PINS' } as const

export const isPin = (item: { readonly SK: string }): boolean => item.SK.startsWith(PIN)

/** The copies carry neither entity nor author index: they are no posts of their own. */
export const pinnedCopies = (postId: string, post: PostItem, counters: PostCountersItem) => {
  const { entity: _entity, GSI1PK: _pk, GSI1SK: _sk, ...text } = post
  const { entity: _counters, ...numbers } = counters
  return {
    post: { ...text, ...pinnedPostKey(postId), isPinned: true },
    counters: { ...numbers, ...pinnedCountersKey(postId) },
  }
}

/** Takes a post off the list of pinned ones, with its copies. */
export const unlistPin = (
  postId: string,
): Record<'pins' | 'pinnedText' | 'pinnedCounters', TransactItem> => ({
  pins: {
    Update: {
      TableName: env.tableName,
      Key: pinsKey,
      UpdateExpression: 'DELETE ids :id',
      ExpressionAttributeValues: { ':id': new Set([postId]) },
    },
  },
  pinnedText: { Delete: { TableName: env.tableName, Key: pinnedPostKey(postId) } },
  pinnedCounters: { Delete: { TableName: env.tableName, Key: pinnedCountersKey(postId) } },
})

/** Puts a post on the list; the condition holds the limit against concurrent admins. */
export const listPin = (
  postId: string,
  copies: ReturnType<typeof pinnedCopies>,
): Record<'pins' | 'pinnedText' | 'pinnedCounters', TransactItem> => ({
  pins: {
    Update: {
      TableName: env.tableName,
      Key: pinsKey,
      UpdateExpression: 'ADD ids :id',
      ConditionExpression:
        'attribute_not_exists(ids) OR size(ids) < :limit OR contains(ids, :postId)',
      ExpressionAttributeValues: {
        ':id': new Set([postId]),
        ':postId': postId,
        ':limit': LIMITS.pinnedPosts,
      },
    },
  },
  pinnedText: { Put: { TableName: env.tableName, Item: copies.post } },
  pinnedCounters: { Put: { TableName: env.tableName, Item: copies.counters } },
})

/** Marks the post itself and its counters, provided that both are as they were copied. */
export const markPinned = (
  postId: string,
  post: PostItem,
  counters: PostCountersItem,
  pinned: boolean,
): Record<'text' | 'counters', TransactItem> => ({
  text: {
    Update: {
      TableName: env.tableName,
      Key: postKey(postId),
      UpdateExpression: pinned ? 'SET isPinned = :true' : 'REMOVE isPinned',
      ConditionExpression: pinned
        ? 'authorVersion = :version AND attribute_not_exists(#status)'
        : 'authorVersion = :version',
      ...(pinned ? { ExpressionAttributeNames: { '#status': 'status' } } : {}),
      ExpressionAttributeValues: {
        ':version': post.authorVersion,
        ...(pinned ? { ':true': true } : {}),
      },
    },
  },
  counters: {
    Update: {
      TableName: env.tableName,
      Key: postCountersKey(postId),
      UpdateExpression: pinned ? 'SET entity = :pinned' : 'REMOVE entity',
      ConditionExpression: 'seq = :seq',
      ExpressionAttributeValues: {
        ':seq': counters.seq,
        ...(pinned ? { ':pinned': 'PinnedCounters' } : {}),
      },
    },
  },
})
