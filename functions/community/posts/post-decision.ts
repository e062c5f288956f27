import { env } from '#platform/runtime/env.ts'
import type { TransactItem } from '#platform/table/transact.ts'
import { countInStats } from '../stats/index.ts'
import { postCountersKey, postKey } from '../items/index.ts'

const ifHeld = {
  ConditionExpression: '#status = :held',
  ExpressionAttributeNames: { '#status': 'status' },
}

/** A held post appears, at the time it was written; it counts already. Fails with `text` when it is held no more. */
export const releasePost = (postId: string): Record<'text' | 'counters', TransactItem> => ({
  text: {
    Update: {
      TableName: env.tableName,
      Key: postKey(postId),
      UpdateExpression: 'REMOVE #status',
      ...ifHeld,
      ExpressionAttributeValues: { ':held': 'held' },
    },
  },
  counters: {
    Update: {
      TableName: env.tableName,
      Key: postCountersKey(postId),
      UpdateExpression: 'REMOVE held',
      ConditionExpression: 'attribute_exists(PK)',
    },
  },
})

/** A held post never appears; its author keeps it, with the reason. Its counters stay closed to others. */
export const rejectPost = (
  postId: string,
  reason: string,
): Record<'text' | 'stats', TransactItem> => ({
  text: {
    Update: {
      TableName: env.tableName,
      Key: postKey(postId),
      UpdateExpression: 'SET #status = :removed, statusReason = :reason',
      ...ifHeld,
      ExpressionAttributeValues: { ':held': 'held', ':removed': 'removed', ':reason': reason },
    },
  },
  stats: countInStats({ posts: -1 }),
})
