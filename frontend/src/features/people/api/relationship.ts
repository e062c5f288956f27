import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { relationship } from '#shared/api/people.ts'
import { call, nullWhenRefused } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'

export const relationshipOptions = (userId: string) =>
  queryOptions({
    queryKey: ['people', 'relationship', userId],
    queryFn: ({ signal }) =>
      nullWhenRefused(call(relationship, { params: { id: userId }, signal })),
    refetchOnMount: 'always',
  })

/** Whoever is gone, or has blocked the viewer, stands in no relation: that is no failure. */
const isNobody = (error: unknown): boolean => error instanceof ApiError && error.status === 404

export const useRelationship = (userId: string) => {
  const { data, error, isPending, isFetching, refetch } = useQuery(relationshipOptions(userId))
  const [askedAgain, setAskedAgain] = useState<string>()
  // Asked again it is pending once more: the failure is told until there is an answer.
  const hasFailed = isPending ? askedAgain === userId : error !== null && !isNobody(error)
  return {
    relation: data,
    isPending,
    hasFailed: data === undefined && hasFailed,
    isFetching,
    retry: () => {
      setAskedAgain(userId)
      void refetch()
    },
  }
}
