import { get } from '#platform/table/index.ts'
import { concertKey, type ConcertItem } from './concert.items.ts'

interface Reading {
  /** Strongly consistent, for twice the units. */
  readonly consistent?: boolean
}

const MAX_MERGES = 5

/** The concert, or the one that it was merged into; also a held or removed one. */
export const readConcert = async (
  id: string,
  reading?: Reading,
): Promise<ConcertItem | undefined> => {
  let concert = await get(concertKey(id), reading)
  for (let step = 0; step < MAX_MERGES && concert?.mergedInto !== undefined; step++)
    concert = await get(concertKey(concert.mergedInto), reading)
  return concert
}
