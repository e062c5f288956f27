import { concertIdOf, type ConcertItem, type ConcertSource } from '../items/concert.items.ts'
import { chooseShown, completeSources } from '../items/sources.ts'
import { changeConcerts, changed, type Parts } from './change-concert.ts'
import { areOfOneDay, gigDayPartition, type EditGigs, type GigDays } from './gig-day.items.ts'

/** Submissions like the merged concert become sources of the other, too, when both are of one day and city. */
const keepAlias =
  (merged: ConcertItem, into: ConcertItem): EditGigs =>
  (gigs, day) => {
    if (gigDayPartition(merged) !== day || !areOfOneDay(merged, into)) return gigs
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
  const moved = completeSources(merged).map((source) => ({
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
    { before: into, after: changed(into, chooseShown([...completeSources(into), ...moved])) },
  ]
  return changeConcerts(changes, days, [keepAlias(merged, into)])
}

const forgetAlias =
  (id: string): EditGigs =>
  (gigs) =>
    gigs.filter(({ alias }) => alias !== id)

interface Unmerge {
  readonly merged: ConcertItem
  readonly from: ConcertItem
}

/** The sources that came with a concert, and those that did not. */
const sourcesFrom = (id: string, concert: ConcertItem) => {
  const sources = completeSources(concert)
  const came = (source: ConcertSource): boolean => source.from?.at(-1) === id
  return {
    back: sources.filter(came).map(({ from = [], ...source }) => ({
      ...source,
      from: from.length > 1 ? from.slice(0, -1) : undefined,
    })),
    left: sources.filter((source) => !came(source)),
  }
}

/** Gives a merged concert its sources back, with what their members changed since. Null when none is left. */
export const unmergeConcert = ({ merged, from }: Unmerge, days: GigDays): Parts | null => {
  const id = concertIdOf(merged)
  const { back, left } = sourcesFrom(id, from)
  if (back.length === 0) return null
  const changes = [
    {
      before: merged,
      after: changed(merged, { ...chooseShown(back), mergedInto: undefined }),
    },
    { before: from, after: left.length === 0 ? undefined : changed(from, chooseShown(left)) },
  ]
  return changeConcerts(changes, days, [forgetAlias(id)])
}
