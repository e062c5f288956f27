import { queryOptions, useQuery } from '@tanstack/react-query'
import { getBand } from '#shared/api/bands.ts'
import { isUlid } from '#shared/domain/ids.ts'
import { call } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'

export const bandOptions = (id: string) =>
  queryOptions({
    queryKey: ['bands', 'band', id],
    queryFn: ({ signal }) => call(getBand, { params: { id }, signal }),
  })

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** The band of an address. */
export const useBand = (id: string) => {
  const isId = isUlid(id)
  const { data, error, isFetching, refetch } = useQuery({ ...bandOptions(id), enabled: isId })
  return {
    band: data,
    isGone: !isId || isNotFound(error),
    error: error?.message,
    isFetching,
    retry: () => void refetch(),
  }
}
