import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getUser } from '#shared/api/users.ts'
import { call, nullWhenRefused } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'

const userOptions = (ref: string) =>
  queryOptions({
    queryKey: ['/api/users', ref],
    queryFn: ({ signal }) => nullWhenRefused(call(getUser, { params: { id: ref }, signal })),
    refetchOnMount: 'always',
  })

/** 404 for whom nobody knows, 400 for what cannot be a name: for the reader it is the same. */
const isNobody = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404].includes(error.status)

/** Somebody's profile, by id or username. */
export const useUser = (ref: string) => {
  const { data, error, refetch, isFetching } = useQuery(userOptions(ref))
  return {
    user: isNobody(error) ? undefined : (data ?? undefined),
    isNobody: isNobody(error),
    error: error?.message,
    isFetching,
    retry: () => void refetch(),
  }
}

/** Their number of followers hangs on the viewer's own tap. */
export const useFollowerCount = (ref: string) => {
  const client = useQueryClient()
  return (): void => {
    void client.invalidateQueries({ queryKey: userOptions(ref).queryKey })
  }
}
