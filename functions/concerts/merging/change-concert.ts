import {
  expression,
  keyOf,
  put,
  putNew,
  remove,
  type Condition,
  type TransactItem,
} from '#platform/table/index.ts'
import { concertIdOf, type ConcertItem } from '../items/concert.items.ts'
import { relist } from '../items/listing.items.ts'
import { replaceGig, writeGigDays, type EditGigs, type GigDays } from './gig-day.items.ts'

export type Parts = Readonly<Record<string, TransactItem>>

/** The parts of several changes, whose names differ. */
export const joined = (all: readonly Parts[]): Parts =>
  Object.fromEntries(all.flatMap((parts) => Object.entries(parts)))

/** A concert before and after; one of them is undefined when it is new or goes. */
export interface Change {
  readonly before: ConcertItem | undefined
  readonly after: ConcertItem | undefined
}

/** A source that changes nothing that is shown is added without a new version, so both are compared. */
const isAsRead = ({ version, sources }: ConcertItem): Condition<ConcertItem> =>
  expression`version = ${version} AND size(sources) = ${sources.length}`

/** The next version of a concert. */
export const changed = (before: ConcertItem, changes: Partial<ConcertItem>): ConcertItem => {
  const after = { ...before, ...changes, version: before.version + 1 }
  return after.date === before.date ? after : { ...after, movedFrom: before.date }
}

const writeOf = ({ before, after }: Change): TransactItem | null => {
  if (!before) return after ? putNew(after) : null
  return after ? put(after, isAsRead(before)) : remove(keyOf(before), isAsRead(before))
}

/**
 * The writes of changed concerts, with their places in the list and among the gigs of their days.
 * Fails when a concert or a day changed since it was read.
 */
export const changeConcerts = (
  changes: readonly Change[],
  days: GigDays,
  edits: readonly EditGigs[] = [],
): Parts => {
  const all = [...changes.map(({ before, after }) => replaceGig(before, after)), ...edits]
  const concerts = changes.flatMap(({ before, after }) => {
    const concert = after ?? before
    const write = writeOf({ before, after })
    return concert && write ? [[`concert ${concertIdOf(concert)}`, write] as const] : []
  })
  return {
    ...Object.fromEntries(concerts),
    ...joined(changes.map(({ before, after }) => relist(before, after))),
    ...writeGigDays(days, (gigs, day) => all.reduce((known, edit) => edit(known, day), gigs)),
  }
}
