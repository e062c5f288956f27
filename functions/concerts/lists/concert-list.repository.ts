import { query, type Partition } from '#platform/table/index.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { CONCERTS, cityPartition, type ListingItem } from '../items/index.ts'
import { wordSearch } from './word-search.ts'

export interface ConcertFilter {
  readonly city?: string | undefined
  readonly search?: string | undefined
  /** The first and the last day. */
  readonly startDate: string
  readonly endDate?: string | undefined
}

interface Reading {
  /** How many concerts to return, and how many matches to skip before. */
  readonly limit: number
  readonly offset?: number | undefined
  /** Sort key of the last concert of the page before. */
  readonly after?: string | undefined
}

export interface ListingPage {
  readonly listings: readonly ListingItem[]
  /** Sort key after which the next page begins; undefined when there is none. */
  readonly next: string | undefined
}

/** As many listings as fit into five read units. */
const MAX_READ = 90
/** A client that pages by offset stops at the first short page. */
const MAX_READ_WITH_OFFSET = LIMITS.concertOffset + LIMITS.concertList
/** Where words filter what was read, more is read at once. */
const FILTERED_CHUNK = 45

/** Above every time and id of a day. */
const END_OF_DAY = '~'
const LAST_DAY = '9999-12-31'

interface Source {
  readonly partition: Partition<ListingItem>
  readonly matches: (listing: ListingItem) => boolean
  /** How many are read at once. */
  readonly chunk: number
}

const matchesAll = (): boolean => true

const sourceOf = (
  { city = '', search = '' }: ConcertFilter,
  wanted: number,
): Source | undefined => {
  if (search === '') {
    const partition = city === '' ? CONCERTS : cityPartition(city)
    return { partition, matches: matchesAll, chunk: wanted }
  }
  const found = wordSearch(search, city === '' ? undefined : city)
  return found && { ...found, chunk: FILTERED_CHUNK }
}

/** Just after a sort key: no other begins with it. */
const justAfter = (sortKey: string): string => `${sortKey}~`

interface Found {
  readonly matches: readonly ListingItem[]
  /** Sort key of the last one that was read; undefined when there are no more. */
  readonly lastRead: string | undefined
}

interface Span {
  readonly from: string
  readonly end: string
  /** How many matches are enough, and how many listings to read at most. */
  readonly wanted: number
  readonly most: number
}

const collect = async (
  { partition, matches, chunk }: Source,
  { from, end, wanted, most }: Span,
): Promise<Found> => {
  const found: ListingItem[] = []
  let [start, read] = [from, 0]
  while (start <= end && read < most) {
    const limit = Math.min(chunk, most - read)
    const { items, next } = await query(partition, { between: [start, end], limit })
    found.push(...items.filter(matches))
    if (!next) return { matches: found, lastRead: undefined }
    read += items.length
    start = justAfter(next.SK)
    if (found.length >= wanted) break
  }
  return { matches: found, lastRead: start > end ? undefined : start.slice(0, -1) }
}

/**
 * Concerts by day and beginning. A page reads a bounded number of listings: where few of them match, it can be short or
 * empty and still have a next page.
 */
export const readListings = async (
  filter: ConcertFilter,
  { limit, offset, after }: Reading,
): Promise<ListingPage> => {
  const skipped = offset ?? 0
  const wanted = skipped + limit + 1
  const source = sourceOf(filter, wanted)
  if (!source) return { listings: [], next: undefined }
  const { matches, lastRead } = await collect(source, {
    from: after === undefined ? filter.startDate : justAfter(after),
    end: `${filter.endDate ?? LAST_DAY}T${END_OF_DAY}`,
    wanted,
    most: offset === undefined ? MAX_READ : MAX_READ_WITH_OFFSET,
  })
  const listings = matches.slice(skipped, skipped + limit)
  return { listings, next: matches.length >= wanted ? listings.at(-1)?.SK : lastRead }
}
