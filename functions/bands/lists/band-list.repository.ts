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

/** Bounds what a rare combination of filters reads; a page can be short and still have a next one. */
const MAX_ROUNDS = 4

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

interface Read {
  readonly entries: readonly CardItem[]
  /** False when the list ends after them. */
  readonly hasMore: boolean
}

const readEntries = async (
  { partition, prefix }: Source,
  startAt: Key | undefined,
  limit: number,
): Promise<Read> => {
  const { items, next } = await query(partition, { beginsWith: prefix, limit, startAt })
  return { entries: items, hasMore: next !== undefined }
}

const readMatches = async (
  filter: BandFilter,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<{ found: readonly CardItem[]; last: string | undefined }> => {
  const source = sourceOf(filter)
  const found: CardItem[] = []
  let last = after
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const startAt = last === undefined ? undefined : { PK: source.partition.PK, SK: last }
    const { entries, hasMore } = await readEntries(source, startAt, limit + 1)
    for (const entry of entries) {
      if (matches(entry, filter, source)) found.push(entry)
      if (found.length > limit) return { found: found.slice(0, limit), last: found.at(-2)?.SK }
      last = entry.SK
    }
    if (!hasMore) return { found, last: undefined }
    if (found.length === limit) break
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
