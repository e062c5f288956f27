import { env } from '../runtime/env.ts'
import { retry } from './retry.ts'
import { db } from './table.ts'

const MAX_ITEMS = 25

interface PutRequest {
  readonly PutRequest: { readonly Item: object }
}

interface BatchAnswer {
  readonly UnprocessedItems?: Readonly<Record<string, readonly PutRequest[]>>
}

class SomeItemsUnwritten extends Error {}

const putBatch = async (items: readonly object[]): Promise<void> => {
  const { tableName } = env
  let open: readonly PutRequest[] = items.map((Item) => ({ PutRequest: { Item } }))
  const putOnce = async (): Promise<void> => {
    const { UnprocessedItems } = await db.call<BatchAnswer>('BatchWriteItem', {
      RequestItems: { [tableName]: open },
    })
    open = UnprocessedItems?.[tableName] ?? []
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
