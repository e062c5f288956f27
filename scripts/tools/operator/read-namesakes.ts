import { BatchGetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { bandKey, bandNameKey, type BandItem } from '#functions/bands/items/index.ts'
import { nameOf } from './band-source.ts'
import type { MembersTable } from './members-table.ts'

/** The most keys of a BatchGet. */
const READ_AT_ONCE = 100

const readNames = async (
  { db, tableName }: MembersTable,
  band: BandItem,
): Promise<readonly string[]> => {
  const { PK, SK } = bandNameKey(band)
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: tableName,
      ConsistentRead: true,
      KeyConditionExpression: 'PK = :name AND begins_with(SK, :country)',
      ExpressionAttributeValues: { ':name': PK, ':country': SK },
    }),
  )
  return Items.filter((item) => item['SK'] === SK || String(item['SK']).startsWith(`${SK}#`)).map(
    (item) => String(item['bandId']),
  )
}

const readBands = async (
  { db, tableName }: MembersTable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BandItem>> => {
  const found = new Map<string, BandItem>()
  let open: Record<string, unknown>[] = ids.map((id) => ({ ...bandKey(id) }))
  while (open.length > 0) {
    const { Responses, UnprocessedKeys } = await db.send(
      new BatchGetCommand({
        RequestItems: { [tableName]: { Keys: open.slice(0, READ_AT_ONCE), ConsistentRead: true } },
      }),
    )
    for (const band of (Responses?.[tableName] ?? []) as BandItem[]) found.set(band.PK, band)
    open = [...(UnprocessedKeys?.[tableName]?.Keys ?? []), ...open.slice(READ_AT_ONCE)]
  }
  return found
}

/** The bands that exist with the names of these, in their countries, by name. */
export const readNamesakes = async (
  table: MembersTable,
  bands: readonly BandItem[],
): Promise<ReadonlyMap<string, readonly BandItem[]>> => {
  const one = new Map(bands.map((band) => [nameOf(band), band]))
  const names = await Promise.all(
    [...one].map(async ([name, band]) => [name, await readNames(table, band)] as const),
  )
  const byKey = await readBands(table, [...new Set(names.flatMap(([, ids]) => ids))])
  return new Map(
    names.map(([name, ids]) => [name, ids.flatMap((id) => byKey.get(bandKey(id).PK) ?? [])]),
  )
}
