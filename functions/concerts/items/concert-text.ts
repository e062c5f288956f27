import type { ConcertItem } from './concert.items.ts'

/** What a moderator decides about, as text. */
export const concertText = (concert: ConcertItem): string => {
  const { bandName, venue, city, date, description, price, genre } = concert
  return [`${bandName}, ${venue ?? ''}, ${city}, ${date}`, genre, price, description]
    .filter((text) => text !== undefined)
    .join('\n')
}
