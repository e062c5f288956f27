import { addDays } from '#shared/domain/wall-clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { absent, get, put, type Key, type Write } from '#platform/table/index.ts'
import { areSameValues, sourceOfMember } from '../items/sources.ts'
import { readConcert } from '../items/concert.repository.ts'
import type { ConcertItem, ConcertValues } from '../items/concert.items.ts'
import { CONCERT_TEXTS } from '../texts.ts'

/** That a submission of a member was held. No gig is known of a held concert, so nothing else finds it. */
export interface HeldGigItem {
  readonly PK: string
  /** The hash of what was submitted. */
  readonly SK: string
  readonly id: string
  readonly expiresAt: number
}

/** Past days take no submissions, wherever the venue is. */
const KEPT_DAYS = 2

interface HeldGig {
  readonly memberId: string
  readonly hash: string
  readonly values: ConcertValues
}

const heldGigKey = ({ memberId, hash }: Omit<HeldGig, 'values'>): Key<HeldGigItem> => ({
  PK: `HELD_GIG#${memberId}`,
  SK: hash,
})

export const readHeldGig = (gig: HeldGig): Promise<HeldGigItem | undefined> =>
  get(heldGigKey(gig), { consistent: true })

/** Fails when the same submission was held since it was looked for. */
export const rememberHeldGig = (
  gig: HeldGig,
  id: string,
  seen: HeldGigItem | undefined,
): Write<HeldGigItem> =>
  put<HeldGigItem>(
    {
      ...heldGigKey(gig),
      id,
      expiresAt: epochSeconds(Date.parse(addDays(gig.values.date, KEPT_DAYS))),
    },
    seen ? { id: seen.id } : absent,
  )

/**
 * The concert that the same submission became, also an approved one, unless its member changed or withdrew it.
 * @throws ApiError conflict when moderators removed it
 */
export const findHeldConcert = async (
  { memberId, values }: HeldGig,
  seen: HeldGigItem | undefined,
): Promise<ConcertItem | undefined> => {
  const concert = seen && (await readConcert(seen.id, { consistent: true }))
  const own = concert && sourceOfMember(concert, memberId)
  if (!own || !areSameValues(own.values, values)) return undefined
  if (concert.contentStatus === 'removed') throw new ApiError('conflict', CONCERT_TEXTS.removed)
  return concert
}
