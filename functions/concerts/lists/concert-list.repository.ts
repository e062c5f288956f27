import { query, type Partition } from '#platform/table/index.ts'
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
  readonly offset: number
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
/** Where words filter what was read, more is read at once. */
const FILTERED_CHUNK = 45

/** Above every time and id of a day. */
const END_OF_DAY = '~'
const LAST_DAY = '9999-12-31'

interface Source {
  readonly partition: Partition<ListingItem>
  readonly matches: ((listing: ListingItem) => boolean) | undefined
}

const sourceOf = ({ city, search }: ConcertFilter): Source | undefined => {
  if (search) {
    const found = wordSearch(search, city || undefined)
    return found as Source | undefined
  }
  return { partition: city ? cityPartition(city) : CONCERTS, matches: undefined }
}

/** Just after a sort key: no other begins with it. */
const justAfter = (sortKey: string): string => `${sortKey}~`

/**
 * Concerts by day and beginning. A page reads a bounded number of listings: where few of them match, it can be short or
 * empty and still have a next page.
 */
export const readListings = async (
  filter: ConcertFilter,
  { limit, offset, after }: Reading,
): Promise<ListingPage> => {
  const source = sourceOf(filter)
  if (!source) return { listings: [], next: undefined }
  const { partition, matches } = source
  const end = `${filter.endDate ?? LAST_DAY}T${END_OF_DAY}`
  const wanted = offset + limit + 1
  const found: ListingItem[] = []
  let [from, read, isLast] = [after === undefined ? filter.startDate : justAfter(after), 0, false]
  while (found.length < wanted && read < MAX_READ && !isLast) {
    const chunk = Math.min(MAX_READ - read, matches ? FILTERED_CHUNK : wanted)
    if (from > end) break
    const { items, next } = await query(partition, { between: [from, end], limit: chunk })
    found.push(...(matches ? items.filter(matches) : items))
    read += items.length
    from = justAfter(items.at(-1)?.SK ?? end)
    isLast = next === undefined
  }
  const listings = found.slice(offset, offset + limit)
  if (found.length >= wanted) return { listings, next: listings.at(-1)?.SK }
  return { listings, next: isLast || from > end ? undefined : from.slice(0, -1) }
}
