import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { wallOfHorns } from '#shared/api/wall.ts'
import { call, nullWhenRefused } from '#spa/platform/api-client.ts'
import { useBlockedMembers } from '#spa/platform/hidden-members.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { RESTING } from '#spa/platform/resting.ts'
import { POLLS } from '#spa/platform/waits.ts'

const wallOptions = () =>
  queryOptions({
    queryKey: ['wall-of-horns'],
    queryFn: ({ signal }) => nullWhenRefused(call(wallOfHorns, { signal })),
    refetchOnMount: 'always',
  })

export const useWall = () => {
  const { data, isError, refetch } = useQuery(wallOptions())
  const hidden = useBlockedMembers()
  usePoll(POLLS.wall, () => refetch(), { restingMs: RESTING.wall })
  return {
    members: useMemo(() => data?.filter(({ id }) => !hidden.has(id)), [data, hidden]),
    hasFailed: isError && !data,
  }
}
