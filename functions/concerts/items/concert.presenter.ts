import type { ConcertCard, OwnAttendance } from '#shared/api/concerts.ts'
import { concertZoneOf } from '#shared/domain/concert-zones.ts'
import { instantOf } from '#shared/domain/wall-clock.ts'
import { concertIdOf, type ConcertItem, type ConcertValues } from './concert.items.ts'
import { listedCard, listedIdOf, type ListingItem } from './listing.items.ts'

/** The time zone of a venue. */
export const zoneOf = ({ country }: Pick<ConcertValues, 'country'>): string =>
  concertZoneOf(country)

/** When it begins, or noon of its day, in milliseconds since 1970. */
export const beginningOf = (concert: Pick<ConcertValues, 'country' | 'date' | 'time'>): number => {
  const { date, time = '12:00' } = concert
  return instantOf({ date, time }, zoneOf(concert)) ?? Date.parse(`${date}T12:00:00Z`)
}

/** A listing as a card; `attendance` is the viewer's mark. */
export const presentListing = (
  listing: ListingItem,
  attendance: OwnAttendance | null = null,
): ConcertCard => ({
  id: listedIdOf(listing),
  bandName: listing.bandName,
  description: listing.description ?? null,
  date: listing.date,
  time: listing.time ?? null,
  startsAt: new Date(beginningOf(listing)).toISOString(),
  venue: listing.venue ?? null,
  city: listing.city,
  country: listing.country ?? null,
  genre: listing.genre ?? null,
  price: listing.price ?? null,
  status: listing.status,
  ticketUrl: listing.ticketUrl ?? null,
  movedFrom: listing.movedFrom ?? null,
  attendance,
})

/** The card of a concert. */
export const cardOf = (
  concert: ConcertItem,
  attendance: OwnAttendance | null = null,
): ConcertCard => ({
  ...presentListing({ ...listedCard(concert), PK: '' }, attendance),
  id: concertIdOf(concert),
})

/** What a moderator decides about, as text. */
export const concertText = (concert: ConcertItem): string => {
  const { bandName, venue, city, date, description, price, genre } = concert
  return [`${bandName}, ${venue ?? ''}, ${city}, ${date}`, genre, price, description]
    .filter((text) => text !== undefined)
    .join('\n')
}
