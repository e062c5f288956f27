import { useQuery } from '@tanstack/react-query'
import { concertDays } from '#shared/api/concerts.ts'
import { call } from '#spa/platform/api-client.ts'
import { CONCERTS_KEY } from './concerts.ts'

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
