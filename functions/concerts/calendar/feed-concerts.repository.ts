import type { Attendance } from '#shared/domain/concerts.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { addDays } from '#shared/domain/wall-clock.ts'
import { now } from '#platform/runtime/clock.ts'
import { getItems, query, type Partition } from '#platform/table/index.ts'
import { readFollowedBands } from '../../bands/items/index.ts'
import {
  bandPartition,
  cityPartition,
  listingKeyAt,
  type ListingItem,
} from '../items/listing.items.ts'
import { presentListing } from '../items/concert.presenter.ts'
import { readMarksSince } from '../marks/mark.repository.ts'
import type { OwnedFeed } from './feed.repository.ts'
import type { CalendarConcert } from './write-calendar.ts'

/** Past concerts stay for a while, because calendars remove what a subscription no longer contains. */
const PAST_DAYS = 60
/** Together with the numbers of cities and bands these bound what one call reads: 140 units. */
const MAX_MARKED = 100
const MAX_IN_CITY = 80
const MAX_OF_BAND = 10

const ISO_DAY = 10

const firstDay = (): string => addDays(new Date(now()).toISOString().slice(0, ISO_DAY), -PAST_DAYS)

const readUpTo = async (
  partition: Partition<ListingItem>,
  from: string,
  limit: number,
): Promise<readonly ListingItem[]> => (await query(partition, { from, limit })).items

type Marks = ReadonlyMap<string, Attendance>

/** By the key under which concerts are listed. One that moved is found there again once its mark follows. */
const readMarked = async (marks: Marks): Promise<readonly ListingItem[]> => {
  if (marks.size === 0) return []
  const keys = [...marks.keys()].map(listingKeyAt)
  const items = await getItems(keys)
  return keys.map((key) => items.at(key)).filter((listing) => listing !== undefined)
}

const readBands = async (memberId: string, from: string): Promise<readonly ListingItem[]> => {
  const bands = await readFollowedBands(memberId)
  const pages = bands
    .slice(0, LIMITS.feedBands)
    .map(({ name }) => readUpTo(bandPartition(name), from, MAX_OF_BAND))
  return (await Promise.all(pages)).flat()
}

const calendarConcert = (listing: ListingItem, marks: Marks): CalendarConcert => ({
  ...presentListing(listing),
  version: listing.version,
  attendance: marks.get(listing.SK) ?? null,
})

/** What a personal calendar contains, by day. The cost is bounded whatever the member chose and marked. */
export const readFeedConcerts = async ({
  memberId,
  feed,
}: OwnedFeed): Promise<readonly CalendarConcert[]> => {
  const from = firstDay()
  const readingMarks: Promise<Marks> = feed.marked
    ? readMarksSince(memberId, from, MAX_MARKED)
    : Promise.resolve(new Map())
  const [marks, ...found] = await Promise.all([
    readingMarks,
    readingMarks.then(readMarked),
    feed.bands ? readBands(memberId, from) : [],
    ...feed.cities.map((city) => readUpTo(cityPartition(city), from, MAX_IN_CITY)),
  ])
  // Own marks are first, so they stay when there are too many.
  const byKey = new Map(found.flat().map((listing) => [listing.SK, listing]))
  return [...byKey.values()]
    .slice(0, LIMITS.feedConcerts)
    .toSorted((one, other) => (one.SK < other.SK ? -1 : 1))
    .map((listing) => calendarConcert(listing, marks))
}
