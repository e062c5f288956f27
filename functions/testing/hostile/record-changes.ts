import { AsyncLocalStorage } from 'node:async_hooks'
import type { DynamoDBRecord } from 'aws-lambda'
import { keyOf, type Key, type Stored } from '#platform/table/index.ts'
import { changeRecord } from '../changes.ts'
import { stored } from '../stored.ts'
import { aroundTable } from '../table-calls.ts'

interface WriteInput {
  readonly Key?: Stored
  readonly Item?: Stored
  readonly TransactItems?: readonly Readonly<Record<string, WriteInput>>[]
  readonly RequestItems?: Readonly<Record<string, readonly Readonly<Record<string, WriteInput>>[]>>
}

/** The keys that a command may change. */
const keysIn = ({ Key: key, Item, TransactItems = [], RequestItems = {} }: WriteInput): Key[] => {
  const parts = [...TransactItems, ...Object.values(RequestItems).flat()]
  return [
    ...[key ?? Item ?? []].flat().map(keyOf),
    ...parts.flatMap((part) => Object.values(part).flatMap(keysIn)),
  ]
}

const WRITES = /^(Put|Update|Delete|TransactWrite|BatchWrite)/

// The reads of this file must not count as reads of the function that writes.
const outsideOfFunctions = AsyncLocalStorage.snapshot()

const itemsAt = (keys: readonly Key[]): Promise<(Stored | null)[]> =>
  outsideOfFunctions(() => Promise.all(keys.map((key) => stored(key))))

const recordings = new AsyncLocalStorage<DynamoDBRecord[]>()

aroundTable(async (next, operation, input) => {
  const records = recordings.getStore()
  if (!records || !WRITES.test(operation)) return next(operation, input)
  const keys = keysIn(input)
  const before = await itemsAt(keys)
  try {
    return await next(operation, input)
  } finally {
    const after = await itemsAt(keys)
    for (const [index, item] of after.entries()) {
      const old = before[index] ?? null
      if (old !== null || item !== null) records.push(changeRecord(old, item))
    }
  }
})

/** What `work` writes to the table, as the records of its stream. Also contains writes that changed nothing. */
export const recordChanges = async <T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly changes: readonly DynamoDBRecord[] }> => {
  const changes: DynamoDBRecord[] = []
  const result = await recordings.run(changes, work)
  return { result, changes }
}
