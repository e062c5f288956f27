import { similarBands } from '#shared/api/bands.ts'
import { nameForSearch } from '#shared/domain/name-for-search.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { query } from '#platform/table/index.ts'
import { bandIdOfEntry, wholeNameRanges } from '../items/band-card.items.ts'
import { findBandsByName, readCards } from '../items/band.repository.ts'

/** Of each way to write the name. */
const READ = 8

/** Bands of which a search would say that they have this name, in any spelling. */
const findAlike = async (name: string): Promise<string[]> => {
  const pages = await Promise.all(
    wholeNameRanges(name).map(({ partition, prefix }) =>
      query(partition, { beginsWith: prefix, project: ['SK', 'name'], limit: READ }),
    ),
  )
  return pages
    .flatMap(({ items }) => items)
    .filter((entry) => nameForSearch(entry.name) === nameForSearch(name))
    .map(bandIdOfEntry)
}

/** Those of exactly this name come first: one of them is the same, or another one of the name. */
export const handler = endpoint(similarBands, async ({ query: { name } }) => {
  const [same, alike] = await Promise.all([findBandsByName(name), findAlike(name)])
  return readCards([...new Set([...same, ...alike])])
})
