import { queryOptions, useQuery } from '@tanstack/react-query'
import { relationship } from '../../../../../shared/api/people.ts'
import { call, nothingWhenRefused } from '../../../platform/api-client.ts'

export const relationshipOptions = (userId: string) =>
  queryOptions({
    queryKey: ['people', 'relationship', userId],
    queryFn: ({ signal }) =>
      nothingWhenRefused(call(relationship, { params: { id: userId }, signal })),
    refetchOnMount: 'always',
  })

export const useRelationship = (userId: string) => useQuery(relationshipOptions(userId))
