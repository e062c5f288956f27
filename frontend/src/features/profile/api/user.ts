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

/** 404: no such member. 400: not a valid name. Both show the same text. */
const isUnknownMember = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404].includes(error.status)

/** The profile of a member, by id or username. */
export const useUser = (ref: string) => {
  const { data, error, refetch, isFetching } = useQuery(userOptions(ref))
  return {
    user: isUnknownMember(error) ? undefined : (data ?? undefined),
    isUnknown: isUnknownMember(error),
    error: error?.message,
    isFetching,
    retry: () => void refetch(),
  }
}

/** Refetches a profile, because a follow by the viewer changes its follower count. */
export const useFollowerCount = (ref: string) => {
  const client = useQueryClient()
  return (): void => {
    void client.invalidateQueries({ queryKey: userOptions(ref).queryKey })
  }
}
