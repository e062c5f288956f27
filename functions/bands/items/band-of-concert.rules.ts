import { foldCity } from '#shared/domain/towns/read-town.ts'
import { foldCountry } from './band-name.ts'

interface PlacedBand {
  readonly id: string
  readonly country?: string | null | undefined
  readonly city?: string | null | undefined
}

interface PlacedConcert {
  /** The band that was chosen of several with the name. */
  readonly bandId?: string | undefined
  readonly country?: string | undefined
  readonly city?: string | undefined
}

const only = ([first, ...others]: readonly PlacedBand[]): string | undefined =>
  others.length > 0 ? undefined : first?.id

/**
 * Which of the visible bands of a name a concert belongs to: the chosen one, the only one, the only one of its country,
 * of several of these the only one of its town. Undefined in doubt.
 */
export const bandOfConcert = (
  bands: readonly PlacedBand[],
  { bandId, country, city }: PlacedConcert,
): string | undefined => {
  if (bandId !== undefined && bands.some(({ id }) => id === bandId)) return bandId
  if (bands.length <= 1 || country === undefined) return only(bands)
  const land = foldCountry(country)
  const ofCountry = bands.filter((band) => foldCountry(band.country ?? undefined) === land)
  if (ofCountry.length <= 1 || city === undefined) return only(ofCountry)
  const town = foldCity(city)
  return only(ofCountry.filter((band) => band.city && foldCity(band.city) === town))
}
