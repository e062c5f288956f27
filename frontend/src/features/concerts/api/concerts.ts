import { keepPreviousData, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { listConcerts, type ConcertCard } from '#shared/api/concerts.ts'
import type { SentQueryOf } from '#shared/api/contract.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { addDays } from '#shared/domain/wall-clock.ts'
import { callPage, type Page } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { orKept } from '#spa/platform/offline-data/or-kept.ts'
import { CONCERTS_KEY } from './concerts-key.ts'
import { addMonths, lastDay } from '../model/dates.ts'
import { today } from '../model/evening.ts'
import { MAX_COUNTED_PAGE, type ConcertFilter } from '../model/filter.ts'

/** Band pages list upcoming concerts. */
const BAND_PAGES_KEY = ['bands', 'band'] as const

/** Loads what shows concerts again, after a change of any. */
export const invalidateConcerts = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [CONCERTS_KEY, BAND_PAGES_KEY].map((queryKey) => client.invalidateQueries({ queryKey })),
  )

const LISTS_KEY = [...CONCERTS_KEY, 'lists'] as const

type ListQuery = NonNullable<SentQueryOf<typeof listConcerts>>

/** First and last day of a view. */
const daysOf = ({ view, month, day, range }: ConcertFilter): readonly [string, string] => {
  const now = today()
  if (view === 'month') return [day, day]
  if (view !== 'past') return [now, addDays(now, range)]
  const shown = month === '' ? now.slice(0, 7) : month
  const last = lastDay(shown)
  return [`${shown}-01`, last < now ? last : addDays(now, -1)]
}

/** Where a page begins: at its cursor, or by counting when the address was opened without it. */
const startOf = (
  page: number,
  cursors: readonly string[],
): Pick<ListQuery, 'cursor' | 'offset'> => {
  const cursor = cursors[page - 2]
  if (page > 1 && cursor !== undefined && cursor !== '') return { cursor }
  return { offset: String((Math.min(page, MAX_COUNTED_PAGE) - 1) * LIMITS.concertPage) }
}

/** Days of a month are counted by city only. */
const isAround = ({ city, radius, view }: ConcertFilter): boolean =>
  city !== '' && radius > 0 && view !== 'month'

const listQuery = (filter: ConcertFilter): ListQuery => {
  const [startDate, endDate] = daysOf(filter)
  return {
    limit: String(LIMITS.concertPage),
    ...(filter.city !== '' && { city: filter.city }),
    ...(isAround(filter) && { radiusKm: String(filter.radius) }),
    ...(filter.search !== '' && { search: filter.search }),
    startDate,
    endDate,
  }
}

/** So many pages without a concert are turned at once: where few concerts match, a page may be empty before the last. */
const EMPTY_PAGES = 4

type ConcertPage = Page<readonly ConcertCard[]>

const isBadCursor = (error: unknown): boolean => error instanceof ApiError && error.status === 400

const pageOptions = (filter: ConcertFilter, cursors: readonly string[]) => {
  const query = listQuery(filter)
  const start = startOf(filter.page, cursors)
  const read = async (
    from: typeof start,
    signal: AbortSignal,
    turns = EMPTY_PAGES,
  ): Promise<ConcertPage> => {
    const page = await callPage(listConcerts, { query: { ...query, ...from }, signal })
    const { items, nextCursor } = page
    if (items.length > 0 || nextCursor === null || turns === 0) return page
    return read({ cursor: nextCursor }, signal, turns - 1)
  }
  const readCounted = (signal: AbortSignal) => read(startOf(filter.page, []), signal)
  return queryOptions({
    queryKey: [...LISTS_KEY, { ...query, ...start }],
    queryFn: async ({ client, queryKey, signal }): Promise<ConcertPage> => {
      const load = () => read(start, signal)
      try {
        return await (query.search === undefined ? orKept({ client, queryKey }, load) : load())
      } catch (error) {
        // A cursor of yesterday belongs to a list that began a day earlier.
        if (start.cursor === undefined || !isBadCursor(error)) throw error
        return readCounted(signal)
      }
    },
  })
}

/** One page of the calendar. Turning a page keeps the old one until the next arrives. */
export const useConcertPage = (
  filter: ConcertFilter,
  cursors: readonly string[],
  isEnabled = true,
) => {
  const query = useQuery({
    ...pageOptions(filter, cursors),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  })
  return {
    concerts: query.data?.items,
    nextCursor: query.isPlaceholderData ? null : (query.data?.nextCursor ?? null),
    isTurning: query.isPlaceholderData && query.isFetching,
    error: query.error?.message,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
  }
}

/** A card from any loaded page, which is shown until the whole concert arrives. */
export const findLoaded = (client: QueryClient, id: string): ConcertCard | undefined => {
  for (const [, data] of client.getQueriesData<ConcertPage>({
    queryKey: LISTS_KEY,
  })) {
    const concert = data?.items.find((one) => one.id === id)
    if (concert) return concert
  }
  return undefined
}

/** The month before the current one, which past concerts begin with on the first of a month. */
export const latestPastMonth = (): string => {
  const now = today()
  return now.endsWith('-01') ? addMonths(now.slice(0, 7), -1) : now.slice(0, 7)
}
