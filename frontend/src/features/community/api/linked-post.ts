import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { getPost } from '#shared/api/posts.ts'
import { call, nullWhenRefused } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { isBlockedMember, useBlockedMembers } from '#spa/entities/member/hidden-members.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { RESTING } from '#spa/platform/resting.ts'
import { POLLS } from '#spa/platform/waits.ts'
import { isDeleted, applyOverlay } from '../model/overlay.ts'
import { useOverlays } from './overlays.ts'

const linkedPostOptions = (client: QueryClient, id: string) =>
  queryOptions({
    queryKey: ['community', 'post', id],
    queryFn: async ({ signal }) => {
      const requestedAt = Date.now()
      const post = await nullWhenRefused(call(getPost, { params: { id }, signal }))
      return post && { post, requestedAt }
    },
    refetchOnMount: 'always',
    // A block refetches every list, but the post of a blocked member would only be refused.
    enabled: ({ state: { data } }) => !data || !isBlockedMember(client, data.post.userId),
  })

/** The post of a deep link that the feed has not loaded. */
export const useLinkedPost = (id: string) => {
  const { data, error, refetch } = useQuery(linkedPostOptions(useQueryClient(), id))
  const overlay = useOverlays()[id]
  const hidden = useBlockedMembers()
  const isBlocked = data ? hidden.has(data.post.userId) : false
  usePoll(POLLS.posts, () => refetch(), { enabled: !isBlocked, restingMs: RESTING.posts })
  const isMissing = error instanceof ApiError && error.status === 404
  const isGone = isMissing || isBlocked || (data ? isDeleted(overlay, data.requestedAt) : false)
  return {
    post: data && !isGone ? applyOverlay(data.post, overlay, data.requestedAt) : undefined,
    isGone,
    error: error?.message,
    retry: () => void refetch(),
  }
}
