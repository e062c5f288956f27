import { LIMITS } from '#shared/domain/limits.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { env } from '#platform/runtime/env.ts'
import type { TransactItem } from '#platform/table/transact.ts'

/** Fails when one of the two blocks the other. */
export const areNotBlocked = (memberId: string, otherId: string): TransactItem => ({
  ConditionCheck: {
    TableName: env.tableName,
    Key: blocksKey(memberId),
    ConditionExpression: 'NOT contains(blocked, :other) AND NOT contains(blockedBy, :other)',
    ExpressionAttributeValues: { ':other': otherId },
  },
})

/** Fails when the member blocks as many as they may. */
export const addBlocked = (memberId: string, otherId: string): TransactItem => ({
  Update: {
    TableName: env.tableName,
    Key: blocksKey(memberId),
    UpdateExpression: 'ADD blocked :others',
    ConditionExpression:
      'attribute_not_exists(blocked) OR contains(blocked, :other) OR size(blocked) < :most',
    ExpressionAttributeValues: {
      ':others': new Set([otherId]),
      ':other': otherId,
      ':most': LIMITS.blocks,
    },
  },
})

export const addBlockedBy = (memberId: string, otherId: string): TransactItem => ({
  Update: {
    TableName: env.tableName,
    Key: blocksKey(memberId),
    UpdateExpression: 'ADD blockedBy :others',
    ExpressionAttributeValues: { ':others': new Set([otherId]) },
  },
})

/** Fails when the member does not block the other. */
export const removeBlocked = (memberId: string, otherId: string): TransactItem => ({
  Update: {
    TableName: env.tableName,
    Key: blocksKey(memberId),
    UpdateExpression: 'DELETE blocked :others',
    ConditionExpression: 'contains(blocked, :other)',
    ExpressionAttributeValues: { ':others': new Set([otherId]), ':other': otherId },
  },
})

export const removeBlockedBy = (memberId: string, otherId: string): TransactItem => ({
  Update: {
    TableName: env.tableName,
    Key: blocksKey(memberId),
    UpdateExpression: 'DELETE blockedBy :others',
    ExpressionAttributeValues: { ':others': new Set([otherId]) },
  },
})
