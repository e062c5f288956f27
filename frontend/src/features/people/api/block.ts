import { useMutation, useQueryClient } from '@tanstack/react-query'
import { block, unblock } from '#shared/api/people.ts'
import { call } from '#spa/platform/api-client.ts'
import { hideMember, unhideMember } from '#spa/platform/hidden-members.ts'
import { messages } from '../texts.ts'
import { relationshipOptions } from './relationship.ts'
import { reportFailure } from './report-failure.ts'

/** What is on the screen forgets the member at once; every list is then asked for again. */
export const useBlock = (userId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(block, { params: { id: userId } }),
    onSuccess: (relationship) => {
      hideMember(client, userId)
      client.setQueryData(relationshipOptions(userId).queryKey, relationship)
      void client.invalidateQueries()
    },
    onError: (error) => {
      reportFailure(error, messages.blockFailed)
    },
  })
}

export const useUnblock = (userId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(unblock, { params: { id: userId } }),
    onSuccess: () => {
      unhideMember(client, userId)
      client.setQueryData(relationshipOptions(userId).queryKey, () => ({
        isFollowing: false,
        isBlocked: false,
      }))
      void client.invalidateQueries()
    },
    onError: (error) => {
      reportFailure(error, messages.followFailed)
    },
  })
}
