import { useMutation, useQueryClient } from '@tanstack/react-query'
import { block, unblock } from '#shared/api/people.ts'
import { call } from '#spa/platform/api-client.ts'
import { hideMember, unhideMember } from '#spa/entities/member/hidden-members.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { messages } from '../texts.ts'
import { stopFollow } from './follow.ts'
import { relationshipOptions } from './relationship.ts'

/** Hides the member on the screen at once and refetches every list. */
export const useBlock = (userId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await stopFollow(client, userId)
      return call(block, { params: { id: userId } })
    },
    onSuccess: (relationship) => {
      hideMember(client, 'blocked', userId)
      client.setQueryData(relationshipOptions(userId).queryKey, relationship)
      void client.invalidateQueries()
    },
    onError: (error) => reportFailure(error, { description: messages.blockFailed }),
  })
}

export const useUnblock = (userId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(unblock, { params: { id: userId } }),
    onSuccess: () => {
      unhideMember(client, 'blocked', userId)
      client.setQueryData(relationshipOptions(userId).queryKey, () => ({
        isFollowing: false,
        isBlocked: false,
      }))
      void client.invalidateQueries()
    },
    onError: (error) => reportFailure(error, { description: messages.followFailed }),
  })
}
