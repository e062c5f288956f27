import { query, type Partition } from '#platform/table/index.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { CONCERTS, cityPartition, type ListingItem } from '../items/listing.items.ts'
import { circleSearch } from './circle-search.ts'
import { wordSearch } from './word-search.ts'

export interface ConcertFilter {
  readonly city?: string | undefined
  /** Around the city. */
  readonly radiusKm?: number | undefined
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
/** Up to seven partitions are read at once. A circle of 10 km fills a twentieth of its cells: its pages may be short. */
const CIRCLE_CHUNK = 15
const MAX_READ_IN_CIRCLE = 210

/** Above every time and id of a day. */
const END_OF_DAY = '~'
const LAST_DAY = '9999-12-31'

interface Source {
  /** One, or those whose listings are merged. */
  readonly partitions: readonly Partition<ListingItem>[]
  readonly matches: (listing: ListingItem) => boolean
  /** How many are read at once, of each partition. */
  readonly chunk: number
  /** How many are read for a page, and for a page by offset. */
  readonly most: number
  readonly mostWithOffset: number
}

const matchesAll = (): boolean => true

const wordSource = (search: string, city: string | undefined): Source | undefined => {
  const found = wordSearch(search, city)
  return (
    found && {
      partitions: [found.partition],
      matches: found.matches,
      chunk: FILTERED_CHUNK,
      most: MAX_READ,
      mostWithOffset: MAX_READ_WITH_OFFSET,
    }
  )
}

/** With words these select, and the distance is compared. */
const circleSource = (city: string, radiusKm: number, search: string): Source | undefined => {
  const circle = circleSearch(city, radiusKm)
  const bounds = { most: MAX_READ_IN_CIRCLE, mostWithOffset: MAX_READ_IN_CIRCLE }
  if (search === '') return { ...circle, ...bounds, chunk: CIRCLE_CHUNK }
  const words = wordSource(search, undefined)
  return (
    words && { ...words, matches: (listing) => words.matches(listing) && circle.matches(listing) }
  )
}

const sourceOf = (
  { city = '', search = '', radiusKm }: ConcertFilter,
  wanted: number,
): Source | undefined => {
  if (city !== '' && radiusKm !== undefined) return circleSource(city, radiusKm, search)
  if (search !== '') return wordSource(search, city === '' ? undefined : city)
  const partition = city === '' ? CONCERTS : cityPartition(city)
  return {
    partitions: [partition],
    matches: matchesAll,
    chunk: wanted,
    most: MAX_READ,
    mostWithOffset: MAX_READ_WITH_OFFSET,
  }
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

interface Round {
  readonly listings: readonly ListingItem[]
  readonly read: number
  /** Up to where all partitions were read; undefined for their end. */
  readonly last: string | undefined
}

const bySortKey = (one: ListingItem, other: ListingItem): number => (one.SK < other.SK ? -1 : 1)

/** The next listings of all partitions in their order, each once, up to the first that has more to read. */
const readRound = async (
  partitions: readonly Partition<ListingItem>[],
  between: readonly [string, string],
  limit: number,
): Promise<Round> => {
  const pages = await Promise.all(
    partitions.map((partition) => query(partition, { between, limit })),
  )
  const [last] = pages.flatMap(({ next }) => next?.SK ?? []).toSorted()
  const all = pages.flatMap(({ items }) => items)
  const listings = [...new Map(all.map((listing) => [listing.SK, listing])).values()]
    .filter(({ SK }) => last === undefined || SK <= last)
    .toSorted(bySortKey)
  return { listings, read: all.length, last }
}

const collect = async (
  { partitions, matches, chunk }: Source,
  { from, end, wanted, most }: Span,
): Promise<Found> => {
  const found: ListingItem[] = []
  let [start, left] = [from, most]
  while (start <= end && left > 0) {
    const limit = Math.min(chunk, Math.ceil(left / partitions.length))
    const { listings, read, last } = await readRound(partitions, [start, end], limit)
    found.push(...listings.filter(matches))
    if (last === undefined) return { matches: found, lastRead: undefined }
    left -= read
    start = justAfter(last)
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
    most: offset === undefined ? source.most : source.mostWithOffset,
  })
  const listings = matches.slice(skipped, skipped + limit)
  return { listings, next: matches.length >= wanted ? listings.at(-1)?.SK : lastRead }
}
