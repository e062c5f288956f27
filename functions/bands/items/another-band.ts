import { isDistinguishable } from '#shared/domain/band-traits.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { getMany } from '#platform/table/index.ts'
import { BAND_TEXTS } from '../texts.ts'
import { bandKey, type BandItem, type BandValues } from './band.items.ts'
import { findNamesOfCountry } from './band.repository.ts'

/** A band that waits for a moderator stays unnamed, because only its submitter may see it. */
const questionAbout = ([existing]: readonly BandItem[]): ApiError =>
  new ApiError(
    'conflict',
    existing ? BAND_TEXTS.exists(existing.name, existing.country) : BAND_TEXTS.existsHeld,
  )

const readVisible = async (ids: readonly string[]): Promise<BandItem[]> => {
  const bands = await getMany(ids.map(bandKey), { consistent: true })
  return bands.filter((band): band is BandItem => band !== undefined && band.status === undefined)
}

/**
 * Whether the name is used by another band of the country already, as the caller confirmed.
 * @throws ApiError conflict with the question when the caller did not say that it is another band, invalid_input when
 * nothing that is shown beside the name distinguishes it from the others
 */
export const requireOwnName = async (
  band: Pick<BandValues, 'name' | 'country' | 'genre' | 'city' | 'formedYear'>,
  isAnotherBand: boolean | undefined,
): Promise<true | undefined> => {
  const names = await findNamesOfCountry(band)
  if (names.length === 0) return undefined
  const others = await readVisible(names.map(({ bandId }) => bandId))
  if (isAnotherBand !== true) throw questionAbout(others)
  if (!others.every((other) => isDistinguishable(band, other)))
    throw new ApiError('invalid_input', BAND_TEXTS.notDistinguished)
  return true
}
