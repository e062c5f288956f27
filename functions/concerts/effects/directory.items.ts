import { absent, expression, put, remove, type Key, type Write } from '#platform/table/index.ts'
import {
  bandPartition,
  cellListing,
  cityPartition,
  listedCard,
  listingSortKey,
  type ListingItem,
} from '../items/listing.items.ts'
import { concertIdOf, concertKey, isVisible, type ConcertItem } from '../items/concert.items.ts'
import { foldCity } from '#shared/domain/towns/read-town.ts'
import { wordPartitions, listSearchWords } from '../lists/word-search.ts'

/** Under which partitions a concert is listed, and where it is counted. */
export interface DirectoryItem {
  readonly PK: string
  readonly SK: 'LISTED'
  /** The version of the concert that is listed. */
  readonly version: number
  readonly sortKey: string
  readonly partitions: readonly string[]
  /** The folded city of the day that counts it. */
  readonly city: string
}

export const directoryKey = (id: string): Key<DirectoryItem> => ({
  PK: concertKey(id).PK,
  SK: 'LISTED',
})

/** All copies but the one that the transaction of each change writes. */
export const listCopies = (concert: ConcertItem): ListingItem[] => {
  if (!isVisible(concert)) return []
  const card = listedCard(concert)
  const words = listSearchWords(concert)
  const cell = cellListing(concert)
  return [
    { ...card, PK: cityPartition(concert.city).PK },
    { ...card, PK: bandPartition(concert.bandName).PK },
    ...(cell ? [cell] : []),
    ...wordPartitions(concert).map((PK) => ({ ...card, PK, words })),
  ]
}

export const directoryItem = (
  concert: ConcertItem,
  copies: readonly ListingItem[],
): DirectoryItem => ({
  ...directoryKey(concertIdOf(concert)),
  SK: 'LISTED',
  version: concert.version,
  sortKey: listingSortKey(concert),
  partitions: copies.map(({ PK }) => PK),
  city: foldCity(concert.city),
})

const isAsRead = (seen: DirectoryItem | undefined) =>
  seen ? expression`version = ${seen.version}` : absent

/** Fails when another delivery listed the concert meanwhile. */
export const replaceDirectory = (
  seen: DirectoryItem | undefined,
  item: DirectoryItem,
): Write<DirectoryItem> => put(item, isAsRead(seen))

export const deleteDirectory = (seen: DirectoryItem): Write<DirectoryItem> =>
  remove<DirectoryItem>({ PK: seen.PK, SK: seen.SK }, { version: seen.version })
