import { ConditionFailed } from '#platform/table/index.ts'
import { isVisible, type ConcertItem, type ConcertValues } from '../items/concert.items.ts'
import { readConcert } from '../items/concert.repository.ts'
import { areOfOneDay, type KnownGig } from '../merging/gig-day.items.ts'

/** An alias can lead to a concert that is held, gone or on another day meanwhile. */
export const followGig = async (
  { id, alias }: KnownGig,
  values: ConcertValues,
): Promise<ConcertItem | undefined> => {
  const concert = await readConcert(id, { consistent: true })
  const isShown = concert !== undefined && isVisible(concert)
  if (alias !== undefined) return isShown && areOfOneDay(concert, values) ? concert : undefined
  if (isShown) return concert
  // The concert changed since its day was read.
  throw new ConditionFailed(['gigs'])
}
