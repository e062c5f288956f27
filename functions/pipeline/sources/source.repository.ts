import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#platform/runtime/env.ts'
import { db } from '#platform/table/table.ts'
import {
  SOURCE_HEALTH,
  SOURCE_LIST_KEY,
  sourceHealthKey,
  sourceKey,
  SOURCES,
  type SourceHealthItem,
  type SourceItem,
  type SourceListItem,
} from './source.items.ts'

const readAll = async (partition: string): Promise<Record<string, unknown>[]> => {
  const all: Record<string, unknown>[] = []
  let start: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await db.send(
      new QueryCommand({
        TableName: env.tableName,
        KeyConditionExpression: 'PK = :partition',
        ExpressionAttributeValues: { ':partition': partition },
        ConsistentRead: true,
        ExclusiveStartKey: start,
      }),
    )
    all.push(...Items)
    start = LastEvaluatedKey
  } while (start)
  return all
}

export const readSources = async (): Promise<SourceItem[]> =>
  (await readAll(SOURCES)) as unknown as SourceItem[]

/** By source id. */
export const readHealths = async (): Promise<ReadonlyMap<string, SourceHealthItem>> => {
  const items = (await readAll(SOURCE_HEALTH)) as unknown as SourceHealthItem[]
  return new Map(items.map((item) => [item.SK, item]))
}

export const readSource = async (id: string): Promise<SourceItem | undefined> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: env.tableName, Key: sourceKey(id), ConsistentRead: true }),
  )
  return Item as SourceItem | undefined
}

export const readHealth = async (id: string): Promise<SourceHealthItem | undefined> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: env.tableName, Key: sourceHealthKey(id), ConsistentRead: true }),
  )
  return Item as SourceHealthItem | undefined
}

/** How often the list has changed; 0 for one that is new. */
export const readListVersion = async (): Promise<number> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: env.tableName, Key: SOURCE_LIST_KEY, ConsistentRead: true }),
  )
  return (Item as SourceListItem | undefined)?.version ?? 0
}
