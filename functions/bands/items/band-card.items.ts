import type { BandCard } from '#shared/api/bands.ts'
import { nameForSearch } from '#shared/domain/name-for-search.ts'
import { excerpt } from '#platform/content/excerpt.ts'
import type { Partition, Stored } from '#platform/table/index.ts'
import { bandIdOf, type BandItem } from './band.items.ts'
import {
  foldCountry,
  foldForSearch,
  filteredGenreKey,
  listGenreKeys,
  searchedNames,
} from './band-name.ts'

/** What a list shows of a band. It is stored in each list, so that a page is one query. */
export interface CardValues {
  readonly name: string
  readonly genre?: string | undefined
  readonly country?: string | undefined
  readonly city?: string | undefined
  readonly description?: string | undefined
  readonly website?: string | undefined
  readonly socialMediaUrl?: string | undefined
  readonly imageUrl?: string | undefined
  readonly formedYear?: number | undefined
  readonly articles?: number | undefined
  readonly updatedAt: string
  readonly socialLinks?: Readonly<Record<string, string>> | undefined
  readonly isAiGenerated?: true | undefined
  readonly isClaimed?: true | undefined
  readonly isNewcomer?: true | undefined
}

/** An entry of a list or of the search, sorted by `<folded name>#<band>`. */
export interface CardItem extends CardValues {
  readonly PK: string
  readonly SK: string
}

const DESCRIPTION = 160
/** Of all addresses, so that a page of a hundred bands stays within its units. */
const MAX_ADDRESS_BYTES = 1000

/** The addresses that fit, in their order. */
const withinLimit = (addresses: readonly (readonly [string, string])[]): Map<string, string> => {
  let room = MAX_ADDRESS_BYTES
  const fits = ([name, url]: readonly [string, string]): boolean => {
    const bytes = Buffer.byteLength(name) + Buffer.byteLength(url)
    if (url === '' || bytes > room) return false
    room -= bytes
    return true
  }
  return new Map(addresses.filter(fits))
}

const LINK = 'link:'

const addressesOf = ({ website, imageUrl, socialMediaUrl, socialLinks = {} }: BandItem) => {
  const links = Object.entries(socialLinks).map(([name, url]) => [LINK + name, url] as const)
  const kept = withinLimit([
    ['website', website ?? ''],
    ['image', imageUrl ?? ''],
    ['social', socialMediaUrl ?? ''],
    ...links,
  ])
  const shown = Object.keys(socialLinks).flatMap((name) => {
    const url = kept.get(LINK + name)
    return url === undefined ? [] : [[name, url] as const]
  })
  return {
    website: kept.get('website'),
    imageUrl: kept.get('image'),
    socialMediaUrl: kept.get('social'),
    socialLinks: shown.length > 0 ? Object.fromEntries(shown) : undefined,
  }
}

const orUndefined = (text = ''): string | undefined => (text === '' ? undefined : text)

export const cardOf = (band: BandItem, articles: number): CardValues => ({
  name: band.name,
  genre: band.genre,
  country: band.country,
  city: band.city,
  description: orUndefined(excerpt(band.description ?? '', DESCRIPTION)),
  formedYear: band.formedYear,
  articles: articles > 0 ? articles : undefined,
  updatedAt: band.updatedAt,
  ...addressesOf(band),
  isAiGenerated: band.isAiGenerated,
  isClaimed: band.claimedBy === undefined || band.identityProposal !== undefined ? undefined : true,
  isNewcomer: band.isNewcomer,
})

const orNull = <Value>(value: Value | undefined): Value | null => value ?? null

/** DynamoDB returns the keys of a stored map in any order. */
const sorted = (links: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(links).toSorted(([a], [b]) => (a < b ? -1 : 1)))

export const presentCard = (id: string, card: CardValues): BandCard => ({
  id,
  name: card.name,
  genre: orNull(card.genre),
  country: orNull(card.country),
  city: orNull(card.city),
  description: orNull(card.description),
  website: orNull(card.website),
  socialMediaUrl: orNull(card.socialMediaUrl),
  imageUrl: orNull(card.imageUrl),
  formedYear: orNull(card.formedYear),
  articlesCount: card.articles ?? 0,
  lastUpdated: card.updatedAt,
  socialLinks: sorted(card.socialLinks),
  isAiGenerated: card.isAiGenerated === true,
  isClaimedByBand: card.isClaimed === true,
  isNewcomer: card.isNewcomer === true,
})

const ID_LENGTH = 26

export const bandIdOfEntry = ({ SK }: { readonly SK: string }): string => SK.slice(-ID_LENGTH)

const BANDS = 'BANDS'

const entrySk = (folded: string, bandId: string): string => `${folded}#${bandId}`

const namePartition = (folded: string): Partition<CardItem> => ({
  PK: `BAND_NAME#${[...folded][0] ?? ''}`,
})

interface ListFilter {
  readonly genre?: string | undefined
  readonly country?: string | undefined
}

const listPartition = (genreKey: string | undefined, country: string): Partition<CardItem> => {
  if (genreKey === undefined) return { PK: country === '' ? BANDS : `${BANDS}#C#${country}` }
  return { PK: country === '' ? `${BANDS}#G#${genreKey}` : `${BANDS}#GC#${genreKey}#${country}` }
}

/** The smallest list that contains all bands of the filter. */
export const filteredPartition = ({ genre, country }: ListFilter): Partition<CardItem> =>
  listPartition(genre === undefined ? undefined : filteredGenreKey(genre), foldCountry(country))

export interface NameRange {
  readonly partition: Partition<CardItem>
  readonly prefix: string
}

/** The names that have a word from which on they begin with the typed text. */
export const nameRange = (typed: string): NameRange => {
  const prefix = foldForSearch(typed)
  return { partition: namePartition(prefix), prefix }
}

/** The names that are the typed one as a search compares them, also when one of them is written in one word. */
export const wholeNameRanges = (typed: string): readonly NameRange[] =>
  [...new Set([foldForSearch(typed), foldForSearch(nameForSearch(typed))])].map((folded) => ({
    partition: namePartition(folded),
    prefix: `${folded}#`,
  }))

/** Two words of a name can begin with the prefix: the first in the order of the entries counts. */
export const isFirstMatch = ({ SK, name }: Pick<CardItem, 'SK' | 'name'>, prefix: string) => {
  const folded = SK.slice(0, -ID_LENGTH - 1)
  return searchedNames(name).every((other) => !other.startsWith(prefix) || other >= folded)
}

const keysOf = (band: BandItem): Stored[] => {
  const id = bandIdOf(band)
  const country = foldCountry(band.country)
  const SK = entrySk(foldForSearch(band.name), id)
  const genres = listGenreKeys(band.genre ?? '')
  const lists = [undefined, ...genres].flatMap((genre) =>
    country === ''
      ? [listPartition(genre, '')]
      : [listPartition(genre, ''), listPartition(genre, country)],
  )
  return [
    ...lists.map(({ PK }) => ({ PK, SK })),
    ...searchedNames(band.name).map((folded) => ({
      PK: namePartition(folded).PK,
      SK: entrySk(folded, id),
    })),
  ]
}

/** All entries by which lists and search find a band. */
export const listEntries = (band: BandItem, articles: number): CardItem[] => {
  const card = cardOf(band, articles)
  return keysOf(band).map((key) => ({ ...key, ...card }))
}
