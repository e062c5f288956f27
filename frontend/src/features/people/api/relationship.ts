import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { relationship, type Relationship } from '#shared/api/people.ts'
import { call, nullWhenRefused } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'

export const relationshipOptions = (userId: string) =>
  queryOptions({
    queryKey: ['people', 'relationship', userId],
    queryFn: ({ signal }) =>
      nullWhenRefused(call(relationship, { params: { id: userId }, signal })),
    refetchOnMount: 'always',
  })

/** A member who is gone or has blocked the viewer answers 404: there is no relationship, and nothing failed. */
const isUnavailable = (error: unknown): boolean => error instanceof ApiError && error.status === 404

export const useRelationship = (userId: string) => {
  const { data, error, isPending, isFetching, refetch } = useQuery(relationshipOptions(userId))
  const [retriedId, setRetriedId] = useState<string>()
  // A retry makes the query pending again; the failure stays visible until the answer arrives.
  const hasFailed = isPending ? retriedId === userId : error !== null && !isUnavailable(error)
  return {
    relation: data,
    isPending,
    hasFailed: data === undefined && hasFailed,
    isFetching,
    retry: () => {
      setRetriedId(userId)
      void refetch()
    },
  }
}

/** What is known of the relationship without a request, such as from a list or a tap. */
export const useKnownRelationship = (userId: string): Relationship | undefined =>
  useQuery({ ...relationshipOptions(userId), enabled: false }).data ?? undefined
