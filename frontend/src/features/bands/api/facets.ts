import { queryOptions, useQuery } from '@tanstack/react-query'
import { bandFacets } from '#shared/api/bands.ts'
import { isShownCountry, isShownGenre } from '#shared/domain/band-filter.ts'
import { call } from '#spa/platform/api-client.ts'

const facetsOptions = queryOptions({
  queryKey: ['bands', 'facets'],
  queryFn: ({ signal }) => call(bandFacets, { signal }),
  staleTime: 60_000,
  select: ({ total, genres, countries }) => ({
    total,
    genres: genres.filter(({ name }) => isShownGenre(name)),
    countries: countries.filter(({ name }) => isShownCountry(name)),
  }),
})

/** The counters of the list and the options of its filters. */
export const useBandFacets = () => useQuery(facetsOptions)

export type BandFacets = NonNullable<ReturnType<typeof useBandFacets>['data']>
