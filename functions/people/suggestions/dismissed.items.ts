import { LIMITS } from '#shared/domain/limits.ts'
import { env } from '#platform/runtime/env.ts'
import { memberKey } from '#platform/identity/member.items.ts'

/** Whom the member does not want to be suggested again. */
export interface DismissedItem {
  readonly PK: string
  readonly SK: 'DISMISSED'
  readonly memberIds?: ReadonlySet<string>
}

export const dismissedKey = (memberId: string): { PK: string; SK: 'DISMISSED' } => ({
  PK: memberKey(memberId).PK,
  SK: 'DISMISSED',
})

const idsOf = (id: string) => new Set([id])

/** Fails when the list is full. */
export const addDismissed = (memberId: string, id: string) => ({
  TableName: env.tableName,
  Key: dismissedKey(memberId),
  UpdateExpression: 'ADD memberIds :ids',
  ConditionExpression: 'attribute_not_exists(memberIds) OR size(memberIds) < :most',
  ExpressionAttributeValues: { ':ids': idsOf(id), ':most': LIMITS.dismissedSuggestions },
})

/** Who was waved off two hundred others ago may be met again. */
export const startDismissedOver = (memberId: string, id: string) => ({
  TableName: env.tableName,
  Key: dismissedKey(memberId),
  UpdateExpression: 'SET memberIds = :ids',
  ExpressionAttributeValues: { ':ids': idsOf(id) },
})

export const removeDismissed = (memberId: string, id: string) => ({
  TableName: env.tableName,
  Key: dismissedKey(memberId),
  UpdateExpression: 'DELETE memberIds :ids',
  ConditionExpression: 'attribute_exists(memberIds)',
  ExpressionAttributeValues: { ':ids': idsOf(id) },
})
