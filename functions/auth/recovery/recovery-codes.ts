import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { recoveryCodes } from '#shared/api/recovery.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { env } from '#platform/runtime/env.ts'
import { db } from '#platform/table/table.ts'
import { recoveryKey, type RecoveryItem } from './recovery.items.ts'

export const handler = endpoint(recoveryCodes, async ({ memberId }) => {
  const { Item } = await db.send(
    new GetCommand({ TableName: env.tableName, Key: recoveryKey(memberId), ConsistentRead: true }),
  )
  const { hashes, createdAt } = (Item ?? {}) as Partial<RecoveryItem>
  return { remaining: hashes?.size ?? 0, createdAt: createdAt ?? null }
})
