import { concertIdOf, shownOf, sourcesOf, type ConcertItem } from '../items/index.ts'
import { changeConcerts, changed, type Parts } from './change-concert.ts'
import { gigDayOf, type EditGigs, type GigDays } from './gig-day.items.ts'

/** Submissions like the merged concert become sources of the other, too, when both are of one day and city. */
const keepAlias =
  (merged: ConcertItem, into: ConcertItem): EditGigs =>
  (gigs, day) => {
    if (gigDayOf(merged) !== day || gigDayOf(into) !== day) return gigs
    const { bandName, venue, time } = merged
    return [...gigs, { id: concertIdOf(into), alias: concertIdOf(merged), bandName, venue, time }]
  }

interface Merge {
  readonly merged: ConcertItem
  readonly into: ConcertItem
}

/** Moves all sources to another concert, which stays what it is. They remember where they came from. */
export const mergeConcerts = ({ merged, into }: Merge, days: GigDays): Parts => {
  const id = concertIdOf(merged)
  const moved = sourcesOf(merged).map((source) => ({
    ...source,
    from: [...(source.from ?? []), id],
  }))
  const changes = [
    {
      before: merged,
      after: changed(merged, {
        sources: [],
        mergedInto: concertIdOf(into),
        contentStatus: undefined,
        statusReason: undefined,
      }),
    },
    { before: into, after: changed(into, shownOf([...sourcesOf(into), ...moved])) },
  ]
  return changeConcerts(changes, days, [keepAlias(merged, into)])
}
