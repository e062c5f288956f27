import { queryOptions, useQuery } from '@tanstack/react-query'
import { getPost } from '../../../../../shared/api/posts.ts'
import { call, nothingWhenRefused } from '../../../platform/api-client.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { usePoll } from '../../../platform/poll.ts'
import { POLLS } from '../../../platform/waits.ts'
import { isDeleted, shadePost } from '../model/shadow.ts'
import { useShadows } from './shadows.ts'

const linkedPostOptions = (id: string) =>
  queryOptions({
    queryKey: ['community', 'post', id],
    queryFn: async ({ signal }) => {
      const askedAt = Date.now()
      const post = await nothingWhenRefused(call(getPost, { params: { id }, signal }))
      return post && { post, askedAt }
    },
    refetchOnMount: 'always',
  })

/** A post that a link leads to and the feed has not loaded (decision 24). */
export const useLinkedPost = (id: string) => {
  const { data, error, refetch } = useQuery(linkedPostOptions(id))
  const shadow = useShadows()[id]
  usePoll(POLLS.posts, () => refetch())
  const isMissing = error instanceof ApiError && error.status === 404
  const isGone = isMissing || (data ? isDeleted(shadow, data.askedAt) : false)
  return {
    post: data && !isGone ? shadePost(data.post, shadow, data.askedAt) : undefined,
    isGone,
    error: error?.message,
    retry: () => void refetch(),
  }
}
