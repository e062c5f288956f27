import type { BandCard } from '#shared/api/bands.ts'
import { isShownGenre, matchesGenre } from '#shared/domain/band-filter.ts'
import { query, type Key, type Partition } from '#platform/table/index.ts'
import {
  bandIdOfEntry,
  filteredPartition,
  foldCountry,
  isFirstMatch,
  nameRange,
  presentCard,
  type CardItem,
} from '../items/index.ts'
import { readCursor, writeCursor } from './cursor.ts'

export interface BandFilter {
  readonly search?: string | undefined
  readonly genre?: string | undefined
  readonly country?: string | undefined
}

export interface BandPage {
  readonly bands: readonly BandCard[]
  readonly nextCursor: string | undefined
}

/** A rare combination of filters matches few of the entries that are read: a page can be short and have a next one. */
const MAX_ROUNDS = 4
/** Per band of the page: a page of 100 stays within 25 units, one of 20 within 6. */
const MAX_BYTES_PER_BAND = 1900
const MIN_BANDS = 20

interface Source {
  readonly partition: Partition<CardItem>
  readonly prefix?: string
}

const sourceOf = ({ search, ...filter }: BandFilter): Source =>
  search === undefined ? { partition: filteredPartition(filter) } : nameRange(search)

const matches = (entry: CardItem, { genre, country }: BandFilter, { prefix }: Source): boolean => {
  if (!isShownGenre(entry.genre)) return false
  if (genre !== undefined && !matchesGenre(entry.genre, genre)) return false
  if (country !== undefined && foldCountry(entry.country) !== foldCountry(country)) return false
  return prefix === undefined || isFirstMatch(entry, prefix)
}

const bytesOf = (entries: readonly CardItem[]): number => Buffer.byteLength(JSON.stringify(entries))

/** How many entries the rest of the budget pays for, judged by those that were read. */
const affordable = (
  room: number,
  { entries, bytes }: { entries: number; bytes: number },
): number => (entries === 0 ? 0 : Math.floor((room - bytes) / (bytes / entries)))

/** The entries of a list in chunks, as many as the budget of a page pays for. */
async function* readChunks(
  { partition, prefix }: Source,
  after: string | undefined,
  limit: number,
): AsyncGenerator<{ readonly entries: readonly CardItem[]; readonly isLast: boolean }> {
  const room = MAX_BYTES_PER_BAND * Math.max(limit, MIN_BANDS)
  let startAt: Key | undefined = after === undefined ? undefined : { PK: partition.PK, SK: after }
  const read = { entries: 0, bytes: 0 }
  for (let round = 0, chunk = limit + 1; round < MAX_ROUNDS && chunk > 0; round++) {
    const { items, next } = await query(partition, { beginsWith: prefix, limit: chunk, startAt })
    yield { entries: items, isLast: next === undefined }
    startAt = next
    read.entries += items.length
    read.bytes += bytesOf(items)
    chunk = affordable(room, read)
  }
}

const readMatches = async (
  filter: BandFilter,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<{ found: readonly CardItem[]; last: string | undefined }> => {
  const source = sourceOf(filter)
  const found: CardItem[] = []
  let last = after
  for await (const { entries, isLast } of readChunks(source, after, limit)) {
    for (const entry of entries) {
      if (matches(entry, filter, source)) found.push(entry)
      if (found.length > limit) return { found: found.slice(0, limit), last: found.at(-2)?.SK }
      last = entry.SK
    }
    if (isLast) return { found, last: undefined }
  }
  return { found, last }
}

/** One page of the bands that match, by name; each once. */
export const readBands = async (
  filter: BandFilter,
  cursor: string | undefined,
  limit: number,
): Promise<BandPage> => {
  const after = cursor === undefined ? undefined : readCursor(filter, cursor)
  const { found, last } = await readMatches(filter, { after, limit })
  return {
    bands: found.map((entry) => presentCard(bandIdOfEntry(entry), entry)),
    nextCursor: last === undefined ? undefined : writeCursor(filter, last),
  }
}
