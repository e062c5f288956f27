import type { ConcertCard } from '#shared/api/concerts.ts'
import { eveningAt } from '#shared/domain/evening.ts'
import { now } from '#platform/runtime/clock.ts'
import { query } from '#platform/table/index.ts'
import { bandPartition, listedIdOf, presentListing } from '../concerts/items/index.ts'
import { bandOfConcert } from '../bands/items/index.ts'
import { readMarks } from '../concerts/marks/index.ts'

/** Fits into half a read unit with short descriptions; the calendar has the others. */
const SHOWN = 12
/** Of a name that several bands have, the concerts among which theirs are. */
const SHARED = 60

interface Named {
  readonly name: string
  readonly id: string
  /** All visible bands of the name, the band itself among them. */
  readonly bands: Parameters<typeof bandOfConcert>[0]
}

/** The concerts of a band from today on, the next first, with the viewer's marks. */
export const readUpcoming = async (
  viewerId: string,
  { name, id, bands }: Named,
): Promise<ConcertCard[]> => {
  const today = eveningAt(now())
  const limit = bands.length > 1 ? SHARED : SHOWN
  const { items: named } = await query(bandPartition(name), { from: today, limit })
  const items = named.filter((listing) => bandOfConcert(bands, listing) === id).slice(0, SHOWN)
  const [first, last] = [items.at(0), items.at(-1)]
  if (!first || !last) return []
  const marks = await readMarks(viewerId, first.SK, last.SK)
  return items.map((listing) => presentListing(listing, marks.get(listedIdOf(listing)) ?? null))
}
