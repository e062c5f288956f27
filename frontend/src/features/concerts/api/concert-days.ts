import { useQuery } from '@tanstack/react-query'
import { concertDays, listConcerts, type ConcertCard } from '#shared/api/concerts.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { call, callPage } from '#spa/platform/api-client.ts'
import { lastDay } from '../model/dates.ts'
import { CONCERTS_KEY } from './concerts-key.ts'

/** The number of concerts by day of a month. */
export const useConcertDays = (month: string, city: string) => {
  const query = { month, ...(city !== '' && { city }) }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...CONCERTS_KEY, 'days', query],
    queryFn: ({ signal }) => call(concertDays, { query, signal }),
  })
  return {
    counts: data && new Map(data.map(({ date, count }) => [date, count])),
    error: error?.message,
    isFetching,
    retry: () => void refetch(),
  }
}

/** Of so many concerts a month shows bands; days after them show their number. */
const MAX_PAGES = 4

/** The bands of a month by day, in the order of the calendar. Undefined until they arrive; empty when they could not be loaded. */
export const useMonthBands = (
  month: string,
  city: string,
): ReadonlyMap<string, readonly string[]> | undefined => {
  const query = {
    startDate: `${month}-01`,
    endDate: lastDay(month),
    limit: String(LIMITS.concertList),
    ...(city !== '' && { city }),
  }
  const { data, isError } = useQuery({
    queryKey: [...CONCERTS_KEY, 'month', query],
    queryFn: async ({ signal }) => {
      const found: ConcertCard[] = []
      let cursor: string | null = null
      for (let page = 0; page < MAX_PAGES && (page === 0 || cursor !== null); page++) {
        const from: { cursor?: string } = cursor === null ? {} : { cursor }
        const answer = await callPage(listConcerts, { query: { ...query, ...from }, signal })
        found.push(...answer.items)
        cursor = answer.nextCursor
      }
      return found.map(({ date, bandName }) => ({ date, bandName }))
    },
  })
  if (!data && !isError) return undefined
  return new Map(
    [...Map.groupBy(data ?? [], ({ date }) => date)].map(([date, all]) => [
      date,
      all.map(({ bandName }) => bandName),
    ]),
  )
}
