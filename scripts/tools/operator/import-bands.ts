import { setTimeout as sleep } from 'node:timers/promises'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  TransactWriteCommand,
  type TransactWriteCommandInput,
  BatchGetCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb'
import {
  importBatches,
  type BandItem,
  type ImportBatch,
  bandKey,
  bandNameKey,
} from '#functions/bands/items/index.ts'
import { transactAsOperator } from './audit/operator-act.ts'
import type { BandRow } from './band-rows.ts'
import { BandSource, nameOf, problemBeside } from './band-source.ts'
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
const readNamesakes = async (
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

/** What became of the rows of a file. */
export interface ImportResult {
  added: number
  /** Bands that existed before, or came earlier in the file. */
  existing: number
  refused: number
}

export interface ImportProgress {
  /** Of a row that is not added, refused or existing: its line in the file and why. */
  readonly onSkipped?: (line: number, problem: string) => void
  readonly onProgress?: (result: Readonly<ImportResult>) => void
}

const LANES = 4
const ATTEMPTS = 12
const BASE_MS = 25

const failedAt = ({ CancellationReasons = [] }: TransactionCanceledException): readonly number[] =>
  CancellationReasons.flatMap(({ Code }, at) => (Code === 'ConditionalCheckFailed' ? [at] : []))

type TransactItems = NonNullable<TransactWriteCommandInput['TransactItems']>

/** The client refuses undefined values. */
const withoutUndefined = (writes: ImportBatch['writes']): TransactItems =>
  JSON.parse(JSON.stringify(writes)) as TransactItems

/** Writes the batch; the names that are in use when its conditions failed. */
const writeBatch = async (
  { db }: MembersTable,
  { writes, bands, nameAt }: ImportBatch,
): Promise<readonly BandItem[]> => {
  const TransactItems = withoutUndefined(writes)
  for (let attempt = 1; ; attempt++) {
    try {
      await db.send(new TransactWriteCommand({ TransactItems }))
      return []
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error
      const failed = new Set(failedAt(error))
      const inUse = bands.filter((_, index) => failed.has(nameAt[index] ?? -1))
      if (inUse.length > 0) return inUse
      if (failed.size > 0 || attempt === ATTEMPTS) throw error
      await sleep(BASE_MS * 2 ** Math.min(attempt, 6) * Math.random())
    }
  }
}

/** Adds the bands whose names are free; a member can take one between reading and writing. */
const writeBands = async (
  table: MembersTable,
  bands: readonly BandItem[],
  lane: number,
): Promise<{ readonly added: number; readonly taken: ReadonlySet<BandItem> }> => {
  let added = 0
  let open = bands
  const taken = new Set<BandItem>()
  while (open.length > 0) {
    const failed: BandItem[] = []
    for (const batch of importBatches(open, lane)) {
      const inUse = await writeBatch(table, batch)
      for (const band of inUse) taken.add(band)
      if (inUse.length === 0) added += batch.bands.length
      else failed.push(...batch.bands.filter((band) => !taken.has(band)))
    }
    open = failed
  }
  return { added, taken }
}

/**
 * Adds the bands of the rows. Bands that exist stay as they are, so an interrupted import is started again from the
 * beginning. Of a name that exists in the country, a row is another band only when its town or year says so.
 */
export const importBands = async (
  rows: AsyncIterable<BandRow>,
  table: MembersTable,
  { onSkipped, onProgress }: ImportProgress = {},
): Promise<ImportResult> => {
  // Thousands of transactions follow, so the entry comes before the first one.
  await transactAsOperator(table, { act: 'import', kind: 'band', objectId: 'bands' })
  const result: ImportResult = { added: 0, existing: 0, refused: 0 }
  const skip = (kind: 'existing' | 'refused', line: number, problem: string): void => {
    result[kind]++
    onSkipped?.(line, problem)
  }
  const source = new BandSource(rows, skip)
  const work = async (lane: number): Promise<void> => {
    for (let found = await source.take(); found.length > 0; found = await source.take()) {
      const known = await readNamesakes(
        table,
        found.map(({ band }) => band),
      )
      const bands: BandItem[] = []
      const lines = new Map<string, number>()
      for (const { line, band } of found) {
        const existing = known.get(nameOf(band)) ?? []
        const problem = problemBeside(band, existing)
        if (problem !== undefined) skip('existing', line, problem)
        else bands.push(existing.length > 0 ? { ...band, isNamesake: true } : band)
        lines.set(band.PK, line)
      }
      const { added, taken } = await writeBands(table, bands, lane)
      for (const band of taken)
        skip('existing', lines.get(band.PK) ?? 0, 'A member added this band meanwhile.')
      result.added += added
      onProgress?.(result)
    }
  }
  await Promise.all(Array.from({ length: LANES }, (_, lane) => work(lane)))
  return result
}
