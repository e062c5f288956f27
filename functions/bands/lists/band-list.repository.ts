import type { BandCard } from '#shared/api/bands.ts'
import { matchesGenre } from '#shared/domain/band-filter.ts'
import { isListedGenre } from '#shared/domain/listed-genre.ts'
import { query, type Key, type Partition } from '#platform/table/index.ts'
import {
  bandIdOfEntry,
  filteredPartition,
  isFirstMatch,
  nameRange,
  presentCard,
  type CardItem,
} from '../items/band-card.items.ts'
import { foldCountry } from '../items/band-name.ts'
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
  if (!isListedGenre(entry.genre)) return false
  if (genre !== undefined && !matchesGenre(entry.genre, genre)) return false
  if (country !== undefined && foldCountry(entry.country) !== foldCountry(country)) return false
  return prefix === undefined || isFirstMatch(entry, prefix)
}

const bytesOf = (entries: readonly CardItem[]): number => Buffer.byteLength(JSON.stringify(entries))

interface Progress {
  entries: number
  bytes: number
  found: number
}

/** Rather some entries too many than another call. */
const SURPLUS = 1.5

/** How many entries to read next: as many as probably fill the page, and no more than the budget pays for. */
const nextChunk = ({ entries, bytes, found }: Progress, limit: number): number => {
  if (entries === 0) return limit + 1
  const room = MAX_BYTES_PER_BAND * Math.max(limit, MIN_BANDS) - bytes
  const affordable = Math.floor(room / (bytes / entries))
  const missing = limit + 1 - found
  return found === 0
    ? affordable
    : Math.min(affordable, Math.ceil((missing * SURPLUS * entries) / found))
}

const readMatches = async (
  filter: BandFilter,
  source: Source,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<{ found: readonly CardItem[]; last: string | undefined }> => {
  const { partition, prefix } = source
  const found: CardItem[] = []
  let [last, entries, bytes] = [after, 0, 0]
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const chunk = nextChunk({ entries, bytes, found: found.length }, limit)
    if (chunk <= 0) break
    const startAt: Key | undefined = last === undefined ? undefined : { PK: partition.PK, SK: last }
    const { items, next } = await query(partition, { beginsWith: prefix, limit: chunk, startAt })
    found.push(...items.filter((entry) => matches(entry, filter, source)))
    if (found.length > limit) return { found: found.slice(0, limit), last: found.at(limit - 1)?.SK }
    if (!next) return { found, last: undefined }
    last = items.at(-1)?.SK
    entries += items.length
    bytes += bytesOf(items)
  }
  return { found, last }
}

/** One page of the bands that match, by name; each once. */
export const readBands = async (
  filter: BandFilter,
  cursor: string | undefined,
  limit: number,
): Promise<BandPage> => {
  const source = sourceOf(filter)
  const after = cursor === undefined ? undefined : readCursor(filter, cursor, source.prefix)
  const { found, last } = await readMatches(filter, source, { after, limit })
  return {
    bands: found.map((entry) => presentCard(bandIdOfEntry(entry), entry)),
    nextCursor: last === undefined ? undefined : writeCursor(filter, last),
  }
}
