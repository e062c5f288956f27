import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '../runtime/env.ts'
import { retry } from './retry.ts'
import { db } from './table.ts'

const MAX_ITEMS = 25

class SomeItemsUnwritten extends Error {}

const putBatch = async (items: readonly object[]): Promise<void> => {
  const { tableName } = env
  let open: { PutRequest: { Item: Record<string, unknown> } }[] = items.map((item) => ({
    PutRequest: { Item: { ...item } },
  }))
  const putOnce = async (): Promise<void> => {
    const command = new BatchWriteCommand({ RequestItems: { [tableName]: open } })
    const { UnprocessedItems } = await db.send(command)
    open = (UnprocessedItems?.[tableName] ?? []) as typeof open
    if (open.length > 0) throw new SomeItemsUnwritten()
  }
  const when = (error: unknown): boolean => error instanceof SomeItemsUnwritten
  await retry(putOnce, { when, attempts: 20, baseMs: 50 })
}

/** Writes items, 25 a call and not atomically, and replaces existing ones; for tests and demo data. */
export const putAll = async (items: readonly object[]): Promise<void> => {
  for (let start = 0; start < items.length; start += MAX_ITEMS)
    await putBatch(items.slice(start, start + MAX_ITEMS))
}
