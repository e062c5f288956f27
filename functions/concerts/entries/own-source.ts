import { ApiError } from '#platform/runtime/errors.ts'
import { isVisible, type ConcertItem, type ConcertSource } from '../items/concert.items.ts'
import { readConcert } from '../items/concert.repository.ts'
import { sourceOfMember } from '../items/sources.ts'
import { CONCERT_TEXTS } from '../texts.ts'

/** @throws ApiError not_found for a concert that the member does not see, forbidden for that of others */
export const refuseForeign = (concert: ConcertItem | undefined): never => {
  if (!concert || !isVisible(concert)) throw new ApiError('not_found', CONCERT_TEXTS.gone)
  throw new ApiError('forbidden', CONCERT_TEXTS.notYours)
}

/** The concert, or the one that it was merged into, with the member's own source. @throws ApiError */
export const requireOwnSource = async (
  id: string,
  memberId: string,
): Promise<{ readonly concert: ConcertItem; readonly own: ConcertSource }> => {
  const concert = await readConcert(id, { consistent: true })
  const own = concert && sourceOfMember(concert, memberId)
  return concert && own ? { concert, own } : refuseForeign(concert)
}
