import { isHiddenGenre } from './hidden-genres.ts'
import { foldLetters } from './search-fold.ts'

const NO_GENRE = ['', 'unbestimmt', 'unknown']
const NO_COUNTRY = ['', 'unknown', 'unbekannt', 'nicht spezifiziert', 'unbestimmt']

const lowered = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase()

/** Bands without a genre, or with one that the NSBM guard finds, are in no list (docs/product/bands.md#list). */
export const isShownGenre = (genre: string | null | undefined): boolean =>
  !NO_GENRE.includes(lowered(genre)) && !isHiddenGenre(genre ?? '')

/** Whether the filter offers this country. */
export const isShownCountry = (country: string | null | undefined): boolean =>
  !NO_COUNTRY.includes(lowered(country))

/** The filter by genre: a part of the genre, without case and accents. */
export const matchesGenre = (genre: string | null | undefined, filter: string): boolean =>
  foldLetters(genre ?? '').includes(foldLetters(filter.trim()))
