import { setTimeout as sleep } from 'node:timers/promises'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb'
import {
  bandItem,
  bandNameKey,
  importBatches,
  type BandItem,
  type ImportBatch,
} from '#functions/bands/items/index.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transactAsOperator } from './audit/operator-act.ts'
import type { BandRow } from './band-rows.ts'
import type { MembersTable } from './members-table.ts'

/** What became of the rows of a file. */
export interface ImportResult {
  added: number
  /** Bands of this name and country that existed before, or came earlier in the file. */
  existing: number
  refused: number
}

export interface ImportProgress {
  readonly onRefused?: (line: number, problem: string) => void
  readonly onProgress?: (result: Readonly<ImportResult>) => void
}

const LANES = 4
/** The most keys of a BatchGet. */
const READ_AT_ONCE = 100
const ATTEMPTS = 12
const BASE_MS = 25

const nameOf = (band: BandItem): string => Object.values(bandNameKey(band)).join(' ')

const readExisting = async (
  { db, tableName }: MembersTable,
  bands: readonly BandItem[],
): Promise<ReadonlySet<string>> => {
  const existing = new Set<string>()
  let keys = bands.map((band): Record<string, unknown> => ({ ...bandNameKey(band) }))
  while (keys.length > 0) {
    const { Responses, UnprocessedKeys } = await db.send(
      new BatchGetCommand({
        RequestItems: { [tableName]: { Keys: keys, ProjectionExpression: 'PK, SK' } },
      }),
    )
    for (const { PK, SK } of Responses?.[tableName] ?? [])
      existing.add(`${String(PK)} ${String(SK)}`)
    keys = UnprocessedKeys?.[tableName]?.Keys ?? []
  }
  return existing
}

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
): Promise<number> => {
  let added = 0
  let open = bands
  while (open.length > 0) {
    const taken = new Set<BandItem>()
    const failed: BandItem[] = []
    for (const batch of importBatches(open, lane)) {
      const inUse = await writeBatch(table, batch)
      for (const band of inUse) taken.add(band)
      if (inUse.length === 0) added += batch.bands.length
      else failed.push(...batch.bands.filter((band) => !taken.has(band)))
    }
    open = failed
  }
  return added
}

/** Takes bands from the rows, for several lanes: each name once, and a generator gives one value at a time. */
class BandSource {
  private readonly rows: AsyncIterator<BandRow, unknown>
  private readonly result: ImportResult
  private readonly onRefused: ImportProgress['onRefused']
  private readonly seen = new Set<string>()
  private readonly updatedAt = new Date().toISOString()
  private reading: Promise<unknown> = Promise.resolve()

  constructor(
    rows: AsyncIterable<BandRow>,
    result: ImportResult,
    onRefused: ImportProgress['onRefused'],
  ) {
    this.rows = rows[Symbol.asyncIterator]()
    this.result = result
    this.onRefused = onRefused
  }

  /** None at the end of the rows. */
  take(): Promise<readonly BandItem[]> {
    const next = this.reading.then(() => this.read())
    this.reading = next.catch(() => undefined)
    return next
  }

  private async read(): Promise<readonly BandItem[]> {
    const bands: BandItem[] = []
    while (bands.length < READ_AT_ONCE) {
      const next = await this.rows.next()
      if (next.done) break
      const band = this.toBand(next.value)
      if (band) bands.push(band)
    }
    return bands
  }

  private toBand({ line, band, problem = '' }: BandRow): BandItem | undefined {
    if (!band) {
      this.result.refused++
      this.onRefused?.(line, problem)
      return undefined
    }
    const item = bandItem(newId(), { ...band, version: 1, updatedAt: this.updatedAt })
    const name = nameOf(item)
    if (this.seen.has(name)) {
      this.result.existing++
      return undefined
    }
    this.seen.add(name)
    return item
  }
}

/**
 * Adds the bands of the rows, each at most once by folded name and country: bands that exist stay as they are,
 * so an interrupted import is started again from the beginning.
 */
export const importBands = async (
  rows: AsyncIterable<BandRow>,
  table: MembersTable,
  { onRefused, onProgress }: ImportProgress = {},
): Promise<ImportResult> => {
  // Thousands of transactions follow, so the entry comes before the first one.
  await transactAsOperator(table, { act: 'import', kind: 'band', objectId: 'bands' })
  const result: ImportResult = { added: 0, existing: 0, refused: 0 }
  const source = new BandSource(rows, result, onRefused)
  const work = async (lane: number): Promise<void> => {
    for (let bands = await source.take(); bands.length > 0; bands = await source.take()) {
      const existing = await readExisting(table, bands)
      const missing = bands.filter((band) => !existing.has(nameOf(band)))
      const added = await writeBands(table, missing, lane)
      result.added += added
      result.existing += bands.length - added
      onProgress?.(result)
    }
  }
  await Promise.all(Array.from({ length: LANES }, (_, lane) => work(lane)))
  return result
}
