import { excerpt } from '#platform/content/excerpt.ts'
import { put, remove, type Key, type Partition, type TransactItem } from '#platform/table/index.ts'
import { concertIdOf, isVisible, type ConcertItem, type ConcertValues } from './concert.items.ts'
import { nameIdentity } from '#shared/domain/name-identity.ts'
import { findSettlement, foldCity } from '#shared/domain/towns/read-town.ts'
import type { Position } from '#shared/domain/towns/town.ts'
import { fineCellAt } from './grid.rules.ts'
import { listTicketUrls } from './sources.ts'

/** What a list shows of a concert: its card, so that a page is one query. */
export interface ListingItem
  extends ConcertValues, Pick<ConcertItem, 'status' | 'movedFrom' | 'version'> {
  readonly PK: string
  /** `<day>T<beginning or noon>#<concert>`. */
  readonly SK: string
}

/** A listing under a word, with all words of the concert, each after a space. */
export interface WordListingItem extends ListingItem {
  readonly words: string
}

/** A listing in a cell of the grid, with the position of its town. */
export interface CellListingItem extends ListingItem, Position {}

const NOON = '12:00'
const DESCRIPTION = 120

/** All concerts by day. Written in the transaction of each change, the other copies by `index-concert`. */
export const CONCERTS: Partition<ListingItem> = { PK: 'CONCERTS' }

export const cityPartition = (city: string): Partition<ListingItem> => ({
  PK: `CONCERTS#CITY#${foldCity(city)}`,
})

export const bandPartition = (bandName: string): Partition<ListingItem> => ({
  PK: `CONCERTS#BAND#${nameIdentity(bandName)}`,
})

/** @param cell of the fine grid */
export const cellPartition = (cell: string): Partition<CellListingItem> => ({
  PK: `CONCERTS#CELL#${cell}`,
})

export const listingSortKey = (concert: ConcertItem): string =>
  `${concert.date}T${concert.time ?? NOON}#${concertIdOf(concert)}`

/** The id of the concert of a listing. */
export const listedIdOf = ({ SK }: Pick<ListingItem, 'SK'>): string => SK.slice(SK.indexOf('#') + 1)

/** The card that every copy holds. */
export const listedCard = (concert: ConcertItem): Omit<ListingItem, 'PK'> => {
  const { bandName, bandId, venue, city, country, date, time, genre, price, status, movedFrom } =
    concert
  const { description, version } = concert
  return {
    SK: listingSortKey(concert),
    bandName,
    bandId,
    venue,
    city,
    country,
    date,
    time,
    genre,
    price,
    status,
    movedFrom,
    version,
    description: description === undefined ? undefined : excerpt(description, DESCRIPTION),
    ticketUrl: listTicketUrls(concert)[0],
  }
}

/** The copy for circles around other towns; undefined where the town has no position. */
export const cellListing = (concert: ConcertItem): CellListingItem | undefined => {
  const town = findSettlement(concert.city, concert.country)
  if (!town) return undefined
  const { latitude, longitude } = town
  return { ...listedCard(concert), PK: cellPartition(fineCellAt(town)).PK, latitude, longitude }
}

export const listingKeyAt = (sortKey: string): Key<ListingItem> => ({
  PK: CONCERTS.PK,
  SK: sortKey,
})

const listingKey = (concert: ConcertItem): Key<ListingItem> => listingKeyAt(listingSortKey(concert))

/** Changes the place of a concert among all concerts. */
export const relist = (
  before: ConcertItem | undefined,
  after: ConcertItem | undefined,
): Record<string, TransactItem> => {
  const [old, next] = [before, after].map((concert) =>
    concert && isVisible(concert) ? concert : undefined,
  )
  const isMoved = old !== undefined && (!next || listingSortKey(old) !== listingSortKey(next))
  const id = concertIdOf(after ?? before ?? { PK: '' })
  return {
    ...(isMoved && { [`unlist ${id}`]: remove(listingKey(old)) }),
    ...(next && { [`list ${id}`]: put<ListingItem>({ ...listedCard(next), PK: CONCERTS.PK }) }),
  }
}
