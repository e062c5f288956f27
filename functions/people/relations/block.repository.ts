import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { blocksKey, type BlocksItem } from '#platform/identity/blocks.items.ts'
import { env } from '#platform/runtime/env.ts'
import { db } from '#platform/table/table.ts'

/** Whom the member blocks. Consistent: whoever has just blocked somebody wants to hear of them. */
export const readBlocked = async (memberId: string): Promise<ReadonlySet<string>> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: env.tableName, Key: blocksKey(memberId), ConsistentRead: true }),
  )
  return (Item as BlocksItem | undefined)?.blocked ?? new Set()
}
