import type { ConcertCard } from '#shared/api/concerts.ts'
import { eveningAt } from '#shared/domain/evening.ts'
import { now } from '#platform/runtime/clock.ts'
import { query } from '#platform/table/index.ts'
import { bandPartition, listedIdOf, presentListing } from '../../concerts/items/index.ts'
import { readMarks } from '../../concerts/marks/index.ts'

/** Fits into half a read unit with short descriptions; the calendar has the others. */
const SHOWN = 12

/** The concerts from today on that name the band, the next first, with the viewer's marks. */
export const readUpcoming = async (viewerId: string, bandName: string): Promise<ConcertCard[]> => {
  const today = eveningAt(now())
  const { items } = await query(bandPartition(bandName), { from: today, limit: SHOWN })
  const [first, last] = [items.at(0), items.at(-1)]
  if (!first || !last) return []
  const marks = await readMarks(viewerId, first.SK, last.SK)
  return items.map((listing) => presentListing(listing, marks.get(listedIdOf(listing)) ?? null))
}
