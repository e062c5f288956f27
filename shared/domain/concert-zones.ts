import { CONCERT_COUNTRIES, DEFAULT_CONCERT_COUNTRY } from './concerts.ts'

const zones: ReadonlyMap<string, string> = new Map(Object.entries(CONCERT_COUNTRIES))

/** The time zone of its concerts; that of the first country where the form does not have it. */
export const concertZoneOf = (country: string = DEFAULT_CONCERT_COUNTRY): string =>
  zones.get(country) ?? CONCERT_COUNTRIES[DEFAULT_CONCERT_COUNTRY]
