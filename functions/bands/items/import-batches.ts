import { putNew, put, type TransactItem } from '#platform/table/index.ts'
import { countInStats } from '../../community/stats/index.ts'
import { bandIndexItem, countFacet, listFacets, listShownEntries } from './band-index.items.ts'
import { takeBandName } from './band-name.items.ts'
import { bandIdOf, type BandItem } from './band.items.ts'

/** The most items of a transaction. */
const MAX_ITEMS = 100

/** A band that an operator adds, with the items that only it has. */
interface Imported {
  readonly band: BandItem
  readonly writes: readonly TransactItem[]
  readonly facets: readonly string[]
}

const toImported = (band: BandItem): Imported => {
  const entries = listShownEntries(band, 0)
  return {
    band,
    facets: listFacets(band),
    writes: [
      takeBandName(bandIdOf(band), band),
      putNew(band),
      put(bandIndexItem(band, 0, { entries })),
      ...entries.map((entry) => put(entry)),
    ],
  }
}

/** The bands of one transaction; a failed condition at a position of `nameAt` means that the name is in use. */
export interface ImportBatch {
  readonly bands: readonly BandItem[]
  readonly writes: readonly TransactItem[]
  /** Positions of the bands' names in `writes`. */
  readonly nameAt: readonly number[]
}

const countAll = (bands: readonly Imported[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const facet of bands.flatMap(({ facets }) => facets))
    counts.set(facet, (counts.get(facet) ?? 0) + 1)
  return counts
}

const toBatch = (imported: readonly Imported[], shard: number): ImportBatch => {
  const writes: TransactItem[] = []
  const nameAt = imported.map((one) => writes.push(...one.writes) - one.writes.length)
  for (const [facet, bands] of countAll(imported)) writes.push(countFacet(shard, facet, bands))
  writes.push(countInStats({ bands: imported.length }))
  return { bands: imported.map(({ band }) => band), writes, nameAt }
}

const itemsOf = (imported: readonly Imported[]): number =>
  imported.reduce((sum, { writes }) => sum + writes.length, 0) + countAll(imported).size + 1

/** Bands with their entries in all lists, in transactions that are as large as possible. */
export function* importBatches(
  bands: readonly BandItem[],
  shard: number,
): Generator<ImportBatch, void> {
  let open: Imported[] = []
  for (const band of bands) {
    const next = toImported(band)
    if (open.length > 0 && itemsOf([...open, next]) > MAX_ITEMS) {
      yield toBatch(open, shard)
      open = []
    }
    open.push(next)
  }
  if (open.length > 0) yield toBatch(open, shard)
}
