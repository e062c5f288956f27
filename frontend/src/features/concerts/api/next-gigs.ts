import { useQuery } from '@tanstack/react-query'
import { listConcerts, type ConcertCard } from '#shared/api/concerts.ts'
import { call } from '#spa/platform/api-client.ts'
import { orKept } from '#spa/platform/offline-data/or-kept.ts'
import { CONCERTS_KEY } from './concerts-key.ts'
import { today } from '../model/evening.ts'

const SHOWN = 3
const FRESH_MS = 600_000

export interface NextGigsFound {
  readonly concerts: readonly ConcertCard[]
  /** Where they are; empty for anywhere. */
  readonly place: string
}

const read = async (city: string, signal: AbortSignal): Promise<readonly ConcertCard[]> => {
  const query = { limit: String(SHOWN), ...(city !== '' && { city }), startDate: today() }
  return call(listConcerts, { query, signal })
}

const find = async (city: string, signal: AbortSignal): Promise<NextGigsFound> => {
  const near = city === '' ? [] : await read(city, signal)
  if (near.length > 0) return { concerts: near, place: city }
  return { concerts: await read('', signal), place: '' }
}

/** The next concerts in a place, or the next ones anywhere when there are none or it is empty. */
export const useNextGigs = (city: string) => {
  const { data, isError } = useQuery({
    queryKey: [...CONCERTS_KEY, 'next', city],
    queryFn: ({ client, queryKey, signal }) =>
      orKept({ client, queryKey }, () => find(city, signal)),
    staleTime: FRESH_MS,
  })
  return { gigs: data, hasFailed: isError && !data }
}
