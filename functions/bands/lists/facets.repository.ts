import type { ResponseOf } from '#shared/api/contract.ts'
import type { bandFacets } from '#shared/api/bands.ts'
import { isListedGenre } from '#shared/domain/listed-genre.ts'
import { cached } from '#platform/runtime/cached.ts'
import { allPages, query } from '#platform/table/index.ts'
import { facetsPartitions, type BandFacetItem } from '../items/band-index.items.ts'

export type BandFacets = ResponseOf<typeof bandFacets>

const sumOf = (items: readonly BandFacetItem[]): ReadonlyMap<string, BandFacetItem> => {
  const sums = new Map<string, BandFacetItem>()
  for (const item of items) {
    const known = sums.get(item.SK)
    sums.set(item.SK, { ...item, ...known, bands: (known?.bands ?? 0) + item.bands })
  }
  return sums
}

const optionsOf = (sums: ReadonlyMap<string, BandFacetItem>, kind: string) =>
  [...sums.values()]
    .filter(({ SK, bands }) => SK.startsWith(kind) && bands > 0)
    .map(({ name, bands }) => ({ name, count: bands }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))

const readFacets = async (): Promise<BandFacets> => {
  const shards = await Promise.all(
    facetsPartitions.map((partition) => allPages((startAt) => query(partition, { startAt }))),
  )
  const sums = sumOf(shards.flat())
  return {
    total: Math.max(0, sums.get('ALL')?.bands ?? 0),
    genres: optionsOf(sums, 'G#').filter(({ name }) => isListedGenre(name)),
    countries: optionsOf(sums, 'C#'),
  }
}

/** The same for every member, so each function instance caches it for a moment. */
const FRESH_MS = 2000

export const { read: readRecentFacets, forget: forgetFacets } = cached(FRESH_MS, readFacets)
