import { LIMITS } from '#shared/domain/limits.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { getItems } from '#platform/table/index.ts'
import { concertKey, type ConcertItem, type ConcertValues } from '../items/concert.items.ts'
import { completeSources } from '../items/sources.ts'
import { gigDayPartition, MAX_GIGS, type GigDays } from '../merging/gig-day.items.ts'
import { CONCERT_TEXTS } from '../texts.ts'

interface NewGig {
  readonly memberId: string
  readonly values: ConcertValues
}

/**
 * Reads who added the concerts of the headliner on this day only where there are as many as one member may add.
 * @throws ApiError conflict when the day of the town has no room, or none for this member
 */
export const assertRoom = async (days: GigDays, { memberId, values }: NewGig): Promise<void> => {
  const gigs = days.get(gigDayPartition(values))?.gigs ?? []
  if (gigs.length >= MAX_GIGS) throw new ApiError('conflict', CONCERT_TEXTS.dayIsFull)
  if (gigs.length < LIMITS.gigsOfMember) return
  const ids = [...new Set(gigs.map(({ id }) => id))]
  const concerts = await getItems(ids.map(concertKey))
  const own = ids.filter((id) => {
    const concert = concerts.at(concertKey(id))
    return concert && completeSources(concert)[0]?.memberId === memberId
  })
  if (own.length >= LIMITS.gigsOfMember) throw new ApiError('conflict', CONCERT_TEXTS.shareIsFull)
}

/**
 * A concert that another day, town or headliner would list needs room there like a new one.
 * @throws ApiError conflict as above
 */
export const assertRoomToMove = async (
  days: GigDays,
  memberId: string,
  { before, after }: { readonly before: ConcertItem; readonly after: ConcertItem },
): Promise<void> => {
  if (gigDayPartition(before) !== gigDayPartition(after))
    await assertRoom(days, { memberId, values: after })
}
