import { env } from '#platform/runtime/env.ts'
import type { TransactItem } from '#platform/table/transact.ts'
import { commentCountersKey, commentKey, type CommentRef, countOnPost } from '../items/index.ts'
import { countInStats } from '../stats/index.ts'

const ifHeld = {
  ConditionExpression: '#status = :held',
  ExpressionAttributeNames: { '#status': 'status' },
}

/** A held comment appears, and counts from now on. Fails with `text` when it is held no more, with `post` without its post. */
export const releaseComment = (
  ref: CommentRef,
): Record<'text' | 'counters' | 'post' | 'stats', TransactItem> => ({
  text: {
    Update: {
      TableName: env.tableName,
      Key: commentKey(ref),
      UpdateExpression: 'REMOVE #status',
      ...ifHeld,
      ExpressionAttributeValues: { ':held': 'held' },
    },
  },
  counters: {
    Update: {
      TableName: env.tableName,
      Key: commentCountersKey(ref),
      UpdateExpression: 'REMOVE held',
      ConditionExpression: 'attribute_exists(PK)',
    },
  },
  post: countOnPost(ref.postId, 'comments', 1),
  stats: countInStats({ comments: 1 }),
})

/** A held comment never appears, and never counted; its author keeps it, with the reason. */
export const rejectComment = (ref: CommentRef, reason: string): Record<'text', TransactItem> => ({
  text: {
    Update: {
      TableName: env.tableName,
      Key: commentKey(ref),
      UpdateExpression: 'SET #status = :removed, statusReason = :reason',
      ...ifHeld,
      ExpressionAttributeValues: { ':held': 'held', ':removed': 'removed', ':reason': reason },
    },
  },
})
