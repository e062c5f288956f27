import { env } from '#platform/runtime/env.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import type { TransactItem } from '#platform/table/transact.ts'

export interface RecoveryItem {
  readonly PK: string
  readonly SK: 'RECOVERY'
  /** Of the codes that are left; absent when none is. */
  readonly hashes?: ReadonlySet<string>
  readonly createdAt: string
}

export const recoveryKey = (memberId: string): { PK: string; SK: 'RECOVERY' } => ({
  PK: memberKey(memberId).PK,
  SK: 'RECOVERY',
})

interface NewCodes {
  readonly memberId: string
  readonly hashes: readonly string[]
  readonly createdAt: string
}

/** `first`: only while there are none, so that of two who ask at once one is told. */
export const putCodes = (
  { memberId, hashes, createdAt }: NewCodes,
  { first }: { first: boolean },
): TransactItem => ({
  Put: {
    TableName: env.tableName,
    Item: { ...recoveryKey(memberId), hashes: new Set(hashes), createdAt } satisfies RecoveryItem,
    ...(first && { ConditionExpression: 'attribute_not_exists(PK)' }),
  },
})

/** Fails unless the code is one of those left. */
export const useUpCode = (memberId: string, hash: string): TransactItem => ({
  Update: {
    TableName: env.tableName,
    Key: recoveryKey(memberId),
    UpdateExpression: 'DELETE hashes :used',
    ConditionExpression: 'contains(hashes, :hash)',
    ExpressionAttributeValues: { ':used': new Set([hash]), ':hash': hash },
  },
})
