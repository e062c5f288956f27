import { findBannedTerm } from './nsbm.ts'

const UNKNOWN_GENRES: readonly string[] = ['', 'unbestimmt', 'unknown']
const UNKNOWN_COUNTRIES: readonly string[] = [
  '',
  'unknown',
  'unbekannt',
  'nicht spezifiziert',
  'unbestimmt',
]

const isOneOf = (value: string | null, values: readonly string[]): boolean =>
  values.includes((value ?? '').trim().toLowerCase())

/** Bands without a known genre, and those of a genre of the NSBM scene, are in no list. */
export const isListedGenre = (genre: string | null): genre is string =>
  !isOneOf(genre, UNKNOWN_GENRES) && findBannedTerm(genre ?? '') === null

/** Whether a country can be chosen as a filter. */
export const isKnownCountry = (country: string | null): country is string =>
  !isOneOf(country, UNKNOWN_COUNTRIES)
