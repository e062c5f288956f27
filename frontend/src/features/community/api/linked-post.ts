import { queryOptions, useQuery } from '@tanstack/react-query'
import { getPost } from '#shared/api/posts.ts'
import { call, nullWhenRefused } from '#spa/platform/api-client.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { POLLS } from '#spa/platform/waits.ts'
import { isDeleted, applyOverlay } from '../model/overlay.ts'
import { useOverlays } from './overlays.ts'

const linkedPostOptions = (id: string) =>
  queryOptions({
    queryKey: ['community', 'post', id],
    queryFn: async ({ signal }) => {
      const requestedAt = Date.now()
      const post = await nullWhenRefused(call(getPost, { params: { id }, signal }))
      return post && { post, requestedAt }
    },
    refetchOnMount: 'always',
  })

/** The post of a deep link that the feed has not loaded. */
export const useLinkedPost = (id: string) => {
  const { data, error, refetch } = useQuery(linkedPostOptions(id))
  const overlay = useOverlays()[id]
  usePoll(POLLS.posts, () => refetch())
  const isMissing = error instanceof ApiError && error.status === 404
  const isGone = isMissing || (data ? isDeleted(overlay, data.requestedAt) : false)
  return {
    post: data && !isGone ? applyOverlay(data.post, overlay, data.requestedAt) : undefined,
    isGone,
    error: error?.message,
    retry: () => void refetch(),
  }
}
