import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listBands, type BandCard } from '#shared/api/bands.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { callPage, type Page } from '#spa/platform/api-client.ts'
import { nextPageOf, pagesQuery } from '#spa/platform/pages.ts'
import { isShown, toRequest, type BandFilter } from '../model/filter.ts'

/** All lists of bands. */
export const BAND_LISTS_KEY = ['bands', 'list']

type BandPage = Page<readonly BandCard[]>

const listOptions = (filter: BandFilter) => {
  const request = toRequest(filter)
  return pagesQuery([...BAND_LISTS_KEY, request], ({ page, signal }): Promise<BandPage> =>
    callPage(listBands, { query: { limit: String(LIMITS.bandPage), ...request, ...page }, signal }),
  )
}

const cardsIn = (data: InfiniteData<BandPage> | undefined) =>
  data && [
    ...new Map(data.pages.flatMap(({ items }) => items).map((one) => [one.id, one])).values(),
  ]

/** The bands of a filter. While another filter is loading, the bands of the one before. */
export const useBandList = (filter: BandFilter) => {
  const query = useInfiniteQuery({ ...listOptions(filter), placeholderData: keepPreviousData })
  const { data, isPlaceholderData } = query
  const { genre, country } = filter
  const bands = useMemo(
    () => cardsIn(data)?.filter((band) => isShown(band, { genre, country })),
    [data, genre, country],
  )
  return {
    bands,
    isPlaceholder: isPlaceholderData,
    error: query.isError && (!data || isPlaceholderData) ? query.error.message : undefined,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    next: nextPageOf(query),
  }
}

export type LoadedBands = ReturnType<typeof useBandList>
