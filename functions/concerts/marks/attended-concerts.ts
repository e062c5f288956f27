import { attendedConcerts } from '#shared/api/concert-marks.ts'
import { eveningAt } from '#shared/domain/evening.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { now } from '#platform/runtime/clock.ts'
import { getMany, query, type Key } from '#platform/table/index.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { CONCERTS, type ListingItem } from '../items/listing.items.ts'
import { presentListing } from '../items/concert.presenter.ts'
import { marksPartition } from './mark.items.ts'
import { CONCERT_MARK_TEXTS } from '../texts.ts'

const listingKey = (startKey: string): Key<ListingItem> => ({ PK: CONCERTS.PK, SK: startKey })

type When = 'upcoming' | 'past'

const CURSOR = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}#[0-7][0-9A-HJKMNP-TV-Z]{25}$/

/** A concert of today is upcoming until its evening is over. Both ends belong to the range. */
const rangeOf = (
  when: When,
  today: string,
  cursor: string | undefined,
): readonly [string, string] => (when === 'past' ? ['0', cursor ?? today] : [cursor ?? today, '9~'])

/** @throws ApiError invalid_input for a cursor of another list */
const assertMarkCursor = (when: When, today: string, cursor: string | undefined): void => {
  if (cursor === undefined) return
  const isPast = cursor < today
  if (!CURSOR.test(cursor) || isPast !== (when === 'past'))
    throw new ApiError('invalid_input', CONCERT_MARK_TEXTS.foreignCursor)
}

export const handler = endpoint(attendedConcerts, async ({ memberId, query: { when, cursor } }) => {
  const today = eveningAt(now())
  assertMarkCursor(when, today, cursor)
  const { items } = await query(marksPartition(memberId), {
    between: rangeOf(when, today, cursor),
    newestFirst: when === 'past',
    // One for the cursor itself, one that says whether there are more.
    limit: LIMITS.concertPage + 2,
  })
  const marks = items.filter(({ SK }) => SK !== cursor)
  const page = marks.slice(0, LIMITS.concertPage)
  const listings = await getMany(page.map(({ SK }) => listingKey(SK)))
  // A concert that is held, or that moved a moment ago, has no entry here.
  const cards = listings.flatMap((listing, index) => {
    const mark = page[index]
    return listing && mark
      ? [presentListing(listing, { state: mark.state, isPublic: mark.isPublic })]
      : []
  })
  return new Page(cards, marks.length > page.length ? page.at(-1)?.SK : undefined)
})
