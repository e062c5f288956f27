import { hash } from 'node:crypto'
import { listConcerts } from '#shared/api/concerts.ts'
import { eveningAt } from '#shared/domain/evening.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { foldLetters } from '#shared/domain/search-fold.ts'
import { isRealDate } from '#shared/domain/wall-clock.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { now } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { listedIdOf, type ListingItem } from '../items/listing.items.ts'
import { presentListing } from '../items/concert.presenter.ts'
import { readMarks } from '../marks/mark.repository.ts'
import { CONCERT_TEXTS } from '../texts.ts'
import { readListings, type ConcertFilter } from './concert-list.repository.ts'

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

const TAG_LENGTH = 8

const tagOf = (filter: readonly unknown[]): string =>
  hash('sha256', JSON.stringify(filter), 'base64url').slice(0, TAG_LENGTH)

/** Where a page begins, and for which filter. @param sortKey of the last concert of the page before */
const toCursor = (sortKey: string, filter: readonly unknown[]): string =>
  `${sortKey}~${tagOf(filter)}`

const CURSOR = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}#[0-7][0-9A-HJKMNP-TV-Z]{25})~([\w-]{8})$/

/** The sort key in a cursor. @throws ApiError invalid_input for a cursor of another filter */
const fromCursor = (cursor: string, filter: readonly unknown[]): string => {
  const [, sortKey, tag] = CURSOR.exec(cursor) ?? []
  if (sortKey === undefined || tag !== tagOf(filter))
    throw new ApiError('invalid_input', CONCERT_TEXTS.otherFilter)
  return sortKey
}

export const handler = endpoint(listConcerts, async ({ memberId, query }) => {
  const { city, radiusKm, search, startDate, endDate, cursor, limit, offset } = query
  const filter = { city, radiusKm, search, startDate: startDate ?? eveningAt(now()), endDate }
  assertRealDays(filter)
  // A page that was opened before midnight goes on after it.
  const around = city === undefined ? undefined : radiusKm
  const tagged = [foldLetters(city ?? ''), around, foldLetters(search ?? ''), startDate, endDate]
  const { listings, next } = await readListings(filter, {
    limit: limit ?? LIMITS.concertPage,
    offset,
    after: cursor === undefined ? undefined : fromCursor(cursor, tagged),
  })
  const cards = await withMarks(memberId, listings)
  return new Page(cards, next && toCursor(next, tagged))
})
