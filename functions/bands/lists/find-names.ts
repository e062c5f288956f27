import type { FoundBand } from '#shared/api/search.ts'
import { isListedGenre } from '#shared/domain/listed-genre.ts'
import { query } from '#platform/table/index.ts'
import { bandIdOfEntry, isFirstMatch, nameRange } from '../items/band-card.items.ts'

/** Fits into two read units also where all addresses are long. A name can match by two of its words. */
const READ = 8

/** Bands whose names, from any of their words on, begin with the typed text; the shortest match first. */
export const findNames = async (typed: string, limit: number): Promise<FoundBand[]> => {
  const { partition, prefix } = nameRange(typed)
  const { items } = await query(partition, {
    beginsWith: prefix,
    project: ['SK', 'name', 'genre', 'country', 'city', 'formedYear'],
    limit: READ,
  })
  return items
    .filter((entry) => isListedGenre(entry.genre) && isFirstMatch(entry, prefix))
    .slice(0, limit)
    .map((entry) => ({
      id: bandIdOfEntry(entry),
      name: entry.name,
      genre: entry.genre ?? null,
      country: entry.country ?? null,
      city: entry.city ?? null,
      formedYear: entry.formedYear ?? null,
    }))
}
