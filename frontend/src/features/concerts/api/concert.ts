import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getConcert } from '#shared/api/concerts.ts'
import { isUlid } from '#shared/domain/ids.ts'
import { call } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { findLoaded } from './concerts.ts'
import { CONCERTS_KEY } from './concerts-key.ts'

export const concertOptions = (id: string) =>
  queryOptions({
    queryKey: [...CONCERTS_KEY, 'one', id],
    queryFn: ({ signal }) => call(getConcert, { params: { id }, signal }),
  })

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** The concert of an address, with the card of the list until it arrives. */
export const useConcert = (id: string | undefined) => {
  const client = useQueryClient()
  const isId = id !== undefined && isUlid(id)
  const { data, error, isFetching, refetch } = useQuery({
    ...concertOptions(id ?? ''),
    enabled: isId,
  })
  return {
    concert: isId ? data : undefined,
    card: isId ? (data ?? findLoaded(client, id)) : undefined,
    isGone: id !== undefined && (!isId || isNotFound(error)),
    error: error?.message,
    isFetching,
    retry: () => void refetch(),
  }
}

export type LoadedConcert = ReturnType<typeof useConcert>
