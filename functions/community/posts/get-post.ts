import { getPost } from '#shared/api/posts.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentPost } from './post.presenter.ts'
import { requirePostFor } from './post.repository.ts'

export const handler = endpoint(getPost, async ({ memberId, params, presetBlocks }) => {
  const { post, isLiked, blocks } = await requirePostFor(memberId, params.id)
  presetBlocks(blocks)
  return presentPost(post, isLiked)
})
