import { hash } from 'node:crypto'
import { isShownCountry } from '#shared/domain/band-filter.ts'
import { isListedGenre } from '#shared/domain/listed-genre.ts'
import {
  absent,
  expression,
  keyOf,
  put,
  remove,
  update,
  type Key,
  type Partition,
  type Stored,
  type TransactItem,
  type Write,
} from '#platform/table/index.ts'
import { countInStats } from '../../community/stats/index.ts'
import { watchActivity } from './band-counts.items.ts'
import { bandIdOf, bandKey, type BandItem } from './band.items.ts'
import { cardOf, listEntries, type CardItem } from './band-card.items.ts'
import { foldCountry } from './band-name.ts'
import { foldWords } from '#shared/domain/search-fold.ts'

/** What lists, search and numbers contain of a band at present, so that it can be replaced exactly once. */
export interface BandIndexItem {
  readonly PK: string
  readonly SK: 'INDEX'
  /** `seq` of the band that the entries were made from. */
  readonly seq: number
  readonly articles: number
  readonly name: string
  readonly keys: readonly Key[]
  /** Of the card that the entries show. */
  readonly card: string
  /** The numbers that count the band; empty while no list contains it. */
  readonly facets: readonly string[]
  readonly isWatched?: true | undefined
  /** Rises with every change of this item. */
  readonly revision: number
}

export const bandIndexKey = (bandId: string): Key<BandIndexItem> => ({
  PK: bandKey(bandId).PK,
  SK: 'INDEX',
})

/** A number of the list of bands, one of its shards: all bands, those of a genre, or of a country. */
export interface BandFacetItem {
  readonly PK: string
  /** `ALL`, `G#<folded genre>` or `C#<folded country>`. */
  readonly SK: string
  readonly name: string
  readonly bands: number
}

/** Shards keep concurrent transactions from conflicting. */
const FACET_SHARDS = 4

const facetsPartition = (shard: number): Partition<BandFacetItem> => ({
  PK: `BAND_FACETS#${shard}`,
})

export const facetsPartitions = Array.from({ length: FACET_SHARDS }, (_, shard) =>
  facetsPartition(shard),
)

/** A facet as `INDEX` stores it: its kind and the name that members see. */
const ALL = 'ALL'
const GENRE = 'G#'
const COUNTRY = 'C#'

const facetSk = (facet: string): string => {
  if (facet === ALL) return ALL
  const kind = facet.slice(0, GENRE.length)
  const name = facet.slice(GENRE.length)
  return kind + (kind === COUNTRY ? foldCountry(name) : foldWords(name).join('-'))
}

/** A single shard may be negative; only the sum is meaningful. */
export const countFacet = (shard: number, facet: string, by: number): Write<BandFacetItem> =>
  update<BandFacetItem>(
    { PK: facetsPartition(shard % FACET_SHARDS).PK, SK: facetSk(facet) },
    {
      set: { name: expression`if_not_exists(#name, ${facet === ALL ? ALL : facet.slice(2)})` },
      add: { bands: by },
    },
  )

const isListed = ({ status, archivedAt, genre }: BandItem): boolean =>
  status === undefined && archivedAt === undefined && isListedGenre(genre)

export const listFacets = (band: BandItem): readonly string[] => {
  if (!isListed(band)) return []
  const { genre = '', country = '' } = band
  return [ALL, GENRE + genre.trim(), ...(isShownCountry(country) ? [COUNTRY + country.trim()] : [])]
}

const isWatched = ({ status, archivedAt, isNewcomer }: BandItem): true | undefined =>
  status === undefined && archivedAt === undefined && isNewcomer ? true : undefined

const hashOf = (card: object): string => hash('sha256', JSON.stringify(card), 'base64url')

export const listShownEntries = (band: BandItem, articles: number): readonly CardItem[] =>
  isListed(band) ? listEntries(band, articles) : []

export const bandIndexItem = (
  band: BandItem,
  articles: number,
  { entries, revision = 1 }: { entries: readonly CardItem[]; revision?: number },
): BandIndexItem => ({
  ...bandIndexKey(bandIdOf(band)),
  seq: band.seq,
  articles,
  name: band.name,
  keys: entries.map(keyOf),
  card: hashOf(cardOf(band, articles)),
  facets: listFacets(band),
  isWatched: isWatched(band),
  revision,
})

/** Two spellings of a genre or country can be one facet. */
const without = (facets: readonly string[], others: readonly string[]): readonly string[] => {
  const keys = new Set(others.map(facetSk))
  return facets.filter((facet) => !keys.has(facetSk(facet)))
}

const changedFacets = (before: readonly string[], after: readonly string[]) => [
  ...without(before, after).map((facet) => [facet, -1] as const),
  ...without(after, before).map((facet) => [facet, 1] as const),
]

const nameOf = ({ PK, SK }: Stored): string => `${PK} ${SK}`

const named = <Item extends Stored>(items: readonly Item[], toWrite: (item: Item) => Write) =>
  Object.fromEntries(items.map((item) => [nameOf(item), toWrite(item)]))

const numbersOf = (before: readonly string[], after: readonly string[]) => {
  const shard = Math.floor(Math.random() * FACET_SHARDS)
  const writes = changedFacets(before, after).map(
    ([facet, by]) => [`${facet} ${by}`, countFacet(shard, facet, by)] as const,
  )
  const bands = Number(after.length > 0) - Number(before.length > 0)
  return {
    ...Object.fromEntries(writes),
    ...(bands === 0 ? {} : { bandStats: countInStats({ bands }) }),
  }
}

type Listed = Pick<BandIndexItem, 'keys' | 'facets' | 'revision' | 'isWatched'> & {
  readonly card?: string
}

/** Of a band that no list contains yet. */
const NOTHING: Listed = { keys: [], facets: [], revision: 0 }

const entryWrites = (
  entries: readonly CardItem[],
  index: BandIndexItem,
  before: Listed,
): Readonly<Record<string, TransactItem>> => {
  const known = new Set(before.keys.map(nameOf))
  const wanted = new Set(index.keys.map(nameOf))
  const isSameCard = index.card === before.card
  return {
    ...named(
      entries.filter((entry) => !isSameCard || !known.has(nameOf(entry))),
      put,
    ),
    ...named(
      before.keys.filter((key) => !wanted.has(nameOf(key))),
      remove,
    ),
  }
}

/**
 * The parts of the transaction that brings lists, search and numbers to the state of the band.
 * Fails with `bandIndex` when they changed since `read`.
 */
export const indexWrites = (
  band: BandItem,
  articles: number,
  read?: BandIndexItem,
): Readonly<Record<string, TransactItem>> => {
  const before = read ?? NOTHING
  const entries = listShownEntries(band, articles)
  const index = bandIndexItem(band, articles, { entries, revision: before.revision + 1 })
  const watch = watchActivity(bandIdOf(band), index.isWatched === true, band.updatedAt)
  return {
    bandIndex: put(index, read ? { revision: before.revision } : absent),
    ...entryWrites(entries, index, before),
    ...numbersOf(before.facets, index.facets),
    ...(index.isWatched !== before.isWatched && { bandActivity: watch }),
  }
}
