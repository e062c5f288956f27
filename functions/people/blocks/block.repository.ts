import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { blocksKey, type BlocksItem } from '../../platform/blocks.items.ts'
import { env } from '../../platform/env.ts'
import { db } from '../../platform/table.ts'

/** Whom the member blocks. Consistent: whoever has just blocked somebody wants to hear of them. */
export const readBlocked = async (memberId: string): Promise<ReadonlySet<string>> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: env.tableName, Key: blocksKey(memberId), ConsistentRead: true }),
  )
  return (Item as BlocksItem | undefined)?.blocked ?? new Set()
}
