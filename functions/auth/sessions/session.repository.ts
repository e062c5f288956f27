import { randomBytes } from 'node:crypto'
import { DeleteCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { LIMITS } from '#shared/domain/limits.ts'
import { epochSeconds, isoNow } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { newId } from '#platform/runtime/ids.ts'
import {
  SESSION_SECONDS,
  sessionEntryKey,
  sessionItems,
  sessionKeyOf,
  type NewSession,
  type SessionEntryItem,
} from '#platform/identity/session.items.ts'
import { db } from '#platform/table/table.ts'
import type { TransactItem } from '#platform/table/transact.ts'
import { deviceOf } from './device.ts'

type Entry = Pick<SessionEntryItem, 'PK' | 'SK' | 'tokenHash'>

/** A session to be written; its token is known here and to the member only. */
export const newSession = (memberId: string, userAgent: string): NewSession => ({
  token: randomBytes(32).toString('hex'),
  memberId,
  sessionId: newId(),
  device: deviceOf(userAgent),
  createdAt: isoNow(),
  expiresAt: epochSeconds() + SESSION_SECONDS,
})

/** To be written in the transaction that settles whether the member may come in. */
export const putSession = (session: NewSession): Record<'session' | 'entry', TransactItem> => {
  const [item, entry] = sessionItems(session)
  return {
    session: { Put: { TableName: env.tableName, Item: item } },
    entry: { Put: { TableName: env.tableName, Item: entry } },
  }
}

export const findEntry = async (
  memberId: string,
  sessionId: string,
): Promise<SessionEntryItem | undefined> => {
  const { Item } = await db.send(
    new GetCommand({
      TableName: env.tableName,
      Key: sessionEntryKey(memberId, sessionId),
      ConsistentRead: true,
    }),
  )
  return Item as SessionEntryItem | undefined
}

const entriesOf = (memberId: string) => ({
  TableName: env.tableName,
  KeyConditionExpression: 'PK = :member',
  ExpressionAttributeValues: { ':member': sessionEntryKey(memberId, '').PK },
  ConsistentRead: true,
})

/** The newest ones that have not expired. */
export const listEntries = async (memberId: string): Promise<readonly SessionEntryItem[]> => {
  const { Items = [] } = await db.send(
    new QueryCommand({
      ...entriesOf(memberId),
      ScanIndexForward: false,
      Limit: LIMITS.listedSessions,
    }),
  )
  const seconds = epochSeconds()
  return (Items as SessionEntryItem[]).filter(({ expiresAt }) => expiresAt > seconds)
}

const deleteAll = async (keys: readonly { PK: string; SK: string }[]): Promise<void> => {
  await Promise.all(
    keys.map(({ PK, SK }) =>
      db.send(new DeleteCommand({ TableName: env.tableName, Key: { PK, SK } })),
    ),
  )
}

/** The sessions before their entries: an interruption leaves nothing that could no longer be ended. */
export const closeSessions = async (entries: readonly Entry[]): Promise<void> => {
  await deleteAll(entries.map(({ tokenHash }) => sessionKeyOf(tokenHash)))
  await deleteAll(entries)
}

const AT_ONCE = 25

/** Ends every session of the member but the one to keep; each is over with its very next request. */
export const closeAllSessions = async (
  memberId: string,
  { keep }: { keep?: string } = {},
): Promise<void> => {
  let next: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await db.send(
      new QueryCommand({
        ...entriesOf(memberId),
        Limit: AT_ONCE,
        ...(next && { ExclusiveStartKey: next }),
      }),
    )
    await closeSessions((Items as SessionEntryItem[]).filter(({ SK }) => SK !== keep))
    next = LastEvaluatedKey
  } while (next)
}
