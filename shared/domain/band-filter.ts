import { foldLetters } from './search-fold.ts'

const NO_GENRE = ['', 'unbestimmt', 'unknown']
const NO_COUNTRY = ['', 'unknown', 'unbekannt', 'nicht spezifiziert', 'unbestimmt']

const lowered = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase()

/** Genres that are in no list of bands (docs/product/bands.md#list), as plain words for the browser; the server asks the whole guard. */
const HIDDEN = [
  'nsbm',
  'n s b m',
  'rac',
  'r a c',
  'rock against communism',
  'national socialist black metal',
  'nationalsozialistischer black metal',
  'ns black metal',
  'white power metal',
  'nationalist metal',
  'fascist metal',
  'neo nazi metal',
  'neonazi metal',
  'aryan metal',
  'identitarian metal',
  'volkisch metal',
  'volkischer metal',
]

const INVISIBLE = /[\p{Cf}\p{M}]/gu

/** Whether the genre names one of them as whole words, without regard to case, accents and separators. */
const isHiddenGenre = (genre: string): boolean => {
  const folded = genre.normalize('NFKD').replace(INVISIBLE, '').toLowerCase()
  const words = ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
  return HIDDEN.some((hidden) => words.includes(` ${hidden} `))
}

/** Bands without a genre, or with one that the NSBM guard finds, are in no list (docs/product/bands.md#list). */
export const isShownGenre = (genre: string | null | undefined): boolean =>
  !NO_GENRE.includes(lowered(genre)) && !isHiddenGenre(genre ?? '')

/** Whether the filter offers this country. */
export const isShownCountry = (country: string | null | undefined): boolean =>
  !NO_COUNTRY.includes(lowered(country))

/** The filter by genre: a part of the genre, without case and accents. */
export const matchesGenre = (genre: string | null | undefined, filter: string): boolean =>
  foldLetters(genre ?? '').includes(foldLetters(filter.trim()))
