import { piecesWithLinks } from '#shared/domain/links.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import type { ConcertSource, ConcertValues } from '../items/concert.items.ts'
import { CONCERT_TEXTS } from '../texts.ts'

/** The names of a concert are shown as they are, so those without a history put no address there. */
export const namesAddress = ({
  bandName,
  venue,
  city,
}: Pick<ConcertValues, 'bandName' | 'venue' | 'city'>): boolean =>
  piecesWithLinks([bandName, venue, city].join('\n')).some(({ href }) => href !== undefined)

/** @throws ApiError invalid_input for an address in the names of a submission whose links are not shown yet */
export const assertNoAddress = (own: ConcertSource, values: ConcertValues): void => {
  if (own.withheld && namesAddress(values))
    throw new ApiError('invalid_input', CONCERT_TEXTS.addressInName)
}
