import type { Namesake } from '#shared/api/bands.ts'
import { getMany } from '#platform/table/index.ts'
import { bandIdOf, bandKey, findBandsByName, type BandItem } from '../bands/items/index.ts'

/** Other visible bands of the name, in all countries. Costs half a unit for a name that only one band has. */
export const readNamesakes = async (band: BandItem): Promise<Namesake[]> => {
  const ids = await findBandsByName(band.name)
  const others = ids.filter((id) => id !== bandIdOf(band))
  if (others.length === 0) return []
  const bands = await getMany(others.map(bandKey))
  return bands.flatMap((other) => {
    if (!other || other.status !== undefined) return []
    const { name, genre = null, country = null, city = null, formedYear = null } = other
    return [{ id: bandIdOf(other), name, genre, country, city, formedYear }]
  })
}
