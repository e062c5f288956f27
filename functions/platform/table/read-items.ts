import { setTimeout as sleep } from 'node:timers/promises'
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '../runtime/env.ts'
import { ApiError } from '../runtime/errors.ts'
import { db } from './table.ts'

export interface Key {
  readonly PK: string
  readonly SK: string
}

const ATTEMPTS = 4
const BASE_MS = 20

const readOnce = async (
  keys: readonly Key[],
  consistent: boolean,
): Promise<{ found: Key[]; unread: Key[] }> => {
  const { tableName } = env
  const { Responses, UnprocessedKeys } = await db.send(
    new BatchGetCommand({
      RequestItems: { [tableName]: { Keys: [...keys], ConsistentRead: consistent } },
    }),
  )
  return {
    found: (Responses?.[tableName] ?? []) as Key[],
    unread: (UnprocessedKeys?.[tableName]?.Keys ?? []) as Key[],
  }
}

/**
 * Reads items of the table at once (at most 100); missing ones are left out.
 * What the engine leaves unread is read again: silence would look like a missing item.
 */
export const readItems = async (
  keys: readonly Key[],
  { consistent = false }: { consistent?: boolean } = {},
): Promise<Key[]> => {
  const all: Key[] = []
  let open = keys
  for (let attempt = 0; open.length > 0; attempt++) {
    if (attempt === ATTEMPTS) throw new ApiError('unavailable', undefined, 1)
    if (attempt > 0) await sleep(Math.random() * BASE_MS * 2 ** attempt)
    const { found, unread } = await readOnce(open, consistent)
    all.push(...found)
    open = unread
  }
  return all
}

/** The one of `items` under `key`, as what the caller knows it to be. */
export const itemAt = (items: readonly Key[], key: Key): Key | undefined =>
  items.find((item) => item.PK === key.PK && item.SK === key.SK)
