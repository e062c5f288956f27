import { similarBands } from '#shared/api/bands.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { getItems } from '#platform/table/index.ts'
import {
  bandArticlesKey,
  bandKey,
  cardOf,
  findBandsByName,
  foldBandName,
  presentCard,
} from '../items/index.ts'

export const handler = endpoint(similarBands, async ({ query: { name } }) => {
  const ids = await findBandsByName(foldBandName(name))
  const items = await getItems(ids.flatMap((id) => [bandKey(id), bandArticlesKey(id)]))
  return ids.flatMap((id) => {
    const band = items.at(bandKey(id))
    if (!band || band.status !== undefined) return []
    return [presentCard(id, cardOf(band, items.at(bandArticlesKey(id))?.count ?? 0))]
  })
})
