import { attendedConcerts } from '#shared/api/concert-marks.ts'
import { eveningAt } from '#shared/domain/evening.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { now } from '#platform/runtime/clock.ts'
import { getMany, query, type Key } from '#platform/table/index.ts'
import { CONCERTS, presentListing, type ListingItem } from '../items/index.ts'
import { assertMarkCursor, rangeOf } from './attended.rules.ts'
import { marksPartition } from './mark.items.ts'

const listingKey = (startKey: string): Key<ListingItem> => ({ PK: CONCERTS.PK, SK: startKey })

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
