import type { BandCard } from '#shared/api/bands.ts'
import { isShownGenre, matchesGenre } from '#shared/domain/band-filter.ts'

/** Empty texts filter nothing. */
export interface BandFilter {
  readonly search: string
  readonly genre: string
  readonly country: string
}

export const NO_FILTER: BandFilter = { search: '', genre: '', country: '' }

const NAMES = ['search', 'genre', 'country'] as const

export const filterFrom = (query: string): BandFilter => {
  const params = new URLSearchParams(query)
  return {
    search: params.get('search') ?? '',
    genre: params.get('genre') ?? '',
    country: params.get('country') ?? '',
  }
}

/** The part of an address after the path, empty without a filter. */
export const writeQuery = (filter: BandFilter): string => {
  const params = new URLSearchParams()
  for (const name of NAMES) if (filter[name] !== '') params.set(name, filter[name])
  const query = params.toString()
  return query === '' ? '' : `?${query}`
}

/** What the server is asked for. */
export const toRequest = ({ search, genre, country }: BandFilter) => ({
  ...(search.trim() !== '' && { search: search.trim() }),
  ...(genre !== '' && { genre }),
  ...(country !== '' && { country }),
})

export const isFiltered = (filter: BandFilter): boolean =>
  NAMES.some((name) => filter[name].trim() !== '')

/** The genre matches as a part, the country exactly (docs/product/bands.md#list). */
export const isShown = (
  { genre, country }: Pick<BandCard, 'genre' | 'country'>,
  filter: Pick<BandFilter, 'genre' | 'country'>,
): boolean =>
  isShownGenre(genre) &&
  matchesGenre(genre, filter.genre) &&
  (filter.country === '' || country === filter.country)
