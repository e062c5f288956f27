import { setTimeout as sleep } from 'node:timers/promises'
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import { env } from './env.ts'
import { ApiError } from './errors.ts'
import { db } from './table.ts'

export interface Key {
  readonly PK: string
  readonly SK: string
}

const ATTEMPTS = 4
const BASE_MS = 20

/**
 * Reads items of the table at once (at most 100); missing ones are left out.
 * What the engine leaves unread is read again: silence would look like a missing item.
 */
export const readItems = async (
  keys: readonly Key[],
  { consistent = false }: { consistent?: boolean } = {},
): Promise<Key[]> => {
  const found: Key[] = []
  let open: readonly Key[] = keys
  for (let attempt = 0; open.length > 0; attempt++) {
    if (attempt === ATTEMPTS) throw new ApiError('unavailable', undefined, 1)
    if (attempt > 0) await sleep(Math.random() * BASE_MS * 2 ** attempt)
    const { Responses, UnprocessedKeys } = await db.send(
      new BatchGetCommand({
        RequestItems: { [env.tableName]: { Keys: [...open], ConsistentRead: consistent } },
      }),
    )
    found.push(...((Responses?.[env.tableName] ?? []) as Key[]))
    open = (UnprocessedKeys?.[env.tableName]?.Keys ?? []) as Key[]
  }
  return found
}

/** The one of `items` under `key`, as what the caller knows it to be. */
export const itemAt = (items: readonly Key[], key: Key): Key | undefined =>
  items.find((item) => item.PK === key.PK && item.SK === key.SK)
