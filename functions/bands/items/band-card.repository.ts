import type { BandCard } from '#shared/api/bands.ts'
import { getItems } from '#platform/table/index.ts'
import { bandArticlesKey } from './band-counts.items.ts'
import { cardOf, presentCard } from './band-card.items.ts'
import { bandKey } from './band.items.ts'

/** Cards in the order of the ids, without bands that members do not see. */
export const readCards = async (ids: readonly string[]): Promise<BandCard[]> => {
  if (ids.length === 0) return []
  const items = await getItems(ids.flatMap((id) => [bandKey(id), bandArticlesKey(id)]))
  return ids.flatMap((id) => {
    const band = items.at(bandKey(id))
    if (!band || band.status !== undefined) return []
    return [presentCard(id, cardOf(band, items.at(bandArticlesKey(id))?.count ?? 0))]
  })
}
