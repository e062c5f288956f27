import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '#shared/api/members.ts'
import { getProfile } from '#shared/api/profile.ts'
import { call, nullWhenRefused } from '#spa/platform/api-client.ts'

const ownProfileOptions = queryOptions({
  queryKey: ['/api/profile'],
  queryFn: ({ signal }) => nullWhenRefused(call(getProfile, { signal })),
  refetchOnMount: 'always',
})

export const useOwnProfile = () => useQuery(ownProfileOptions)

/** Shows what the server has confirmed without another request. */
export const useOwnProfileChange = () => {
  const client = useQueryClient()
  return (change: (profile: User) => User): void => {
    client.setQueryData(ownProfileOptions.queryKey, (profile) => profile && change(profile))
  }
}

/** Refetches the own profile, because a follow by the member changes its counts. */
export const useOwnProfileRefresh = () => {
  const client = useQueryClient()
  return (): void => {
    void client.invalidateQueries({ queryKey: ownProfileOptions.queryKey })
  }
}
