import type { ConcertCard } from '#shared/api/concerts.ts'
import { DEFAULT_CONCERT_COUNTRY } from '#shared/domain/concerts.ts'

type Place = Pick<ConcertCard, 'venue' | 'city' | 'country'>

const joined = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ')

/** 'Turock, Essen'; with the country when it is not the usual one. */
export const describePlace = ({ venue, city, country }: Place): string =>
  joined([venue, city, country === DEFAULT_CONCERT_COUNTRY ? null : country])

/** The search of OpenStreetMap for a venue. Nothing of it is loaded before the member follows the link. */
export const mapLink = ({ venue, city, country }: Place): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: joined([venue, city, country]) })}`
