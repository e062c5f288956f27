import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { blocksKey, type BlocksItem } from './blocks.items.ts'
import { env } from './env.ts'
import { ApiError } from './errors.ts'
import { db } from './table.ts'

/** Ids of the members whom the viewer must not meet, whoever of the two blocked (decision 10). */
export type Blocks = ReadonlySet<string>

export const NO_BLOCKS: Blocks = new Set()

export const toBlocks = (item: BlocksItem | undefined): Blocks =>
  item ? new Set([...(item.blocked ?? []), ...(item.blockedBy ?? [])]) : NO_BLOCKS

export const loadBlocks = async (memberId: string): Promise<Blocks> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: env.tableName, Key: blocksKey(memberId) }),
  )
  return toBlocks(Item as BlocksItem | undefined)
}

/** @throws ApiError blocked */
export const assertNotBlocked = (blocks: Blocks, memberId: string): void => {
  if (blocks.has(memberId)) throw new ApiError('blocked')
}
