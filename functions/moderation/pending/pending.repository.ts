import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { LIMITS } from '#shared/domain/limits.ts'
import { env } from '#platform/runtime/env.ts'
import { heldPartition, type HeldItem, type HeldType } from '#platform/content/held.items.ts'
import { itemAt, readItems, type Key } from '#platform/table/read-items.ts'
import { db } from '#platform/table/table.ts'

/** Consistent: what a moderator has just decided must not come back on their next look. */
const readQueue = async (type: HeldType): Promise<HeldItem[]> => {
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      KeyConditionExpression: 'PK = :queue',
      ProjectionExpression: 'PK, SK, #rule, reports',
      ExpressionAttributeNames: { '#rule': 'rule' },
      ExpressionAttributeValues: { ':queue': heldPartition(type) },
      ConsistentRead: true,
      Limit: LIMITS.moderationPage + 1,
    }),
  )
  return Items as HeldItem[]
}

export interface Waiting<Content> {
  readonly held: HeldItem
  readonly content: Content
}

export interface WaitingPage<Content> {
  readonly waiting: readonly Waiting<Content>[]
  readonly count: number
}

/**
 * The oldest that wait, each with what `keysOf` leads to (the first of several that is there); what its author
 * deleted a moment ago is neither shown nor counted.
 */
export const readWaiting = async <Content>(
  type: HeldType,
  keysOf: (id: string) => readonly Key[],
): Promise<WaitingPage<Content>> => {
  const queue = await readQueue(type)
  const page = queue.slice(0, LIMITS.moderationPage)
  const items = await readItems(page.flatMap(({ SK }) => keysOf(SK)))
  const waiting = page.flatMap((held) => {
    const key = keysOf(held.SK).find((one) => itemAt(items, one))
    return key ? [{ held, content: itemAt(items, key) as Content }] : []
  })
  return { waiting, count: waiting.length + (queue.length - page.length) }
}
