import type { FoundConcert } from '#shared/api/search.ts'
import { eveningAt } from '#shared/domain/evening.ts'
import { now } from '#platform/runtime/clock.ts'
import { query } from '#platform/table/index.ts'
import { listedIdOf, type ListingItem } from '../items/listing.items.ts'
import { wordSearch } from './word-search.ts'

const PAGE = 12
const MAX_PAGES = 3
/** Two read units. Where few entries match the other letters and words, the next page is read while it fits. */
const MAX_BYTES = 16 * 1024

const present = (listing: ListingItem): FoundConcert => ({
  id: listedIdOf(listing),
  bandName: listing.bandName,
  date: listing.date,
  time: listing.time ?? null,
  venue: listing.venue ?? null,
  city: listing.city,
  status: listing.status,
})

/** Concerts from today on with a word for each typed prefix in band, venue or city, the next first. */
export const findUpcoming = async (typed: string, limit: number): Promise<FoundConcert[]> => {
  const search = wordSearch(typed, undefined)
  if (!search) return []
  const today = eveningAt(now())
  const found: ListingItem[] = []
  let [from, bytes] = [today, 0]
  for (let page = 0; page < MAX_PAGES && found.length < limit; page++) {
    const { items, next } = await query(search.partition, { from, limit: PAGE })
    found.push(...items.filter(search.matches))
    bytes += Buffer.byteLength(JSON.stringify(items))
    if (!next || 2 * bytes > MAX_BYTES) break
    from = `${next.SK}~`
  }
  return found.slice(0, limit).map(present)
}
