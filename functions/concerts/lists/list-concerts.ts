import { listConcerts } from '#shared/api/concerts.ts'
import { eveningAt } from '#shared/domain/evening.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { foldLetters } from '#shared/domain/search-fold.ts'
import { isRealDate } from '#shared/domain/wall-clock.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { now } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { listedIdOf, presentListing, type ListingItem } from '../items/index.ts'
import { readMarks } from '../marks/index.ts'
import { CONCERT_TEXTS } from '../texts.ts'
import { readListings, type ConcertFilter } from './concert-list.repository.ts'
import { fromCursor, toCursor } from './page-cursor.ts'

/** @throws ApiError invalid_input for a day that does not exist */
const assertRealDays = ({ startDate, endDate }: ConcertFilter): void => {
  if (isRealDate(startDate) && (endDate === undefined || isRealDate(endDate))) return
  throw new ApiError('invalid_input', CONCERT_TEXTS.noSuchDay)
}

/** The page with the marks of the viewer, which lie between its first and its last concert. */
const withMarks = async (viewerId: string, listings: readonly ListingItem[]) => {
  const [first, last] = [listings.at(0), listings.at(-1)]
  if (!first || !last) return []
  const marks = await readMarks(viewerId, first.SK, last.SK)
  return listings.map((listing) => presentListing(listing, marks.get(listedIdOf(listing)) ?? null))
}

export const handler = endpoint(listConcerts, async ({ memberId, query }) => {
  const { city, search, startDate, endDate, cursor, limit, offset } = query
  const filter = { city, search, startDate: startDate ?? eveningAt(now()), endDate }
  assertRealDays(filter)
  // A page that was opened before midnight goes on after it.
  const tagged = [foldLetters(city ?? ''), foldLetters(search ?? ''), startDate, endDate]
  const { listings, next } = await readListings(filter, {
    limit: limit ?? LIMITS.concertPage,
    offset,
    after: cursor === undefined ? undefined : fromCursor(cursor, tagged),
  })
  const cards = await withMarks(memberId, listings)
  return new Page(cards, next && toCursor(next, tagged))
})
