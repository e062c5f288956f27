import { similarConcerts } from '#shared/api/concerts.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { query as queryTable } from '#platform/table/index.ts'
import { cityPartition, type ListingItem } from '../items/listing.items.ts'
import { nameForSearch } from '#shared/domain/name-for-search.ts'
import { presentListing } from '../items/concert.presenter.ts'
import { isSameConcert, type Gig } from '../merging/is-same-concert.ts'

const MAX_SHOWN = 5
const MIN_LETTERS = 4
/** Of a day and city; as many as fit into five read units. */
const MAX_READ = 80

/** Whether one name begins with the other: the shorter one may still be typed. */
const beginsAlike = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [nameForSearch(one), nameForSearch(other)].toSorted(
    (a, b) => a.length - b.length,
  )
  return short.length >= MIN_LETTERS && long.startsWith(short)
}

/** Those that the submission would become part of come first, then those that may be meant. */
const rankOf = (gig: Gig, listing: ListingItem): number => {
  if (isSameConcert(listing, gig)) return 2
  return beginsAlike(listing.bandName, gig.bandName) ? 1 : 0
}

export const handler = endpoint(similarConcerts, async ({ query: gig }) => {
  const { items } = await queryTable(cityPartition(gig.city), {
    beginsWith: `${gig.date}T`,
    limit: MAX_READ,
  })
  return items
    .map((listing) => ({ listing, rank: rankOf(gig, listing) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, MAX_SHOWN)
    .map(({ listing }) => presentListing(listing))
})
