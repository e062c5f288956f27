import { deletePost } from '#shared/api/posts.ts'
import { endpoint, type Request } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, retry, transact } from '#platform/table/index.ts'
import { countInStats } from '../stats/index.ts'
import { readPost } from './feed.repository.ts'
import { removePost, unlistPin } from '../items/index.ts'
import { POST_TEXTS } from './texts.ts'
import type { StoredPost } from './post.presenter.ts'
import { maySee } from './post.rules.ts'

/** Posts removed by moderation are not counted any more. */
const countOf = ({ text }: StoredPost): number => (text.status === 'removed' ? 0 : 1)

const remove = (postId: string, post: StoredPost): Promise<void> =>
  transact({
    ...removePost(postId, post.text, post.counters),
    ...(post.counters.entity ? unlistPin(postId) : {}),
    stats: countInStats({ posts: -countOf(post), comments: -post.counters.comments }),
  })

/** @throws ApiError not_found for posts that the viewer may not see, forbidden for posts of others */
const requireOwnPost = async ({
  memberId,
  params,
  blocks,
}: Request<typeof deletePost>): Promise<StoredPost> => {
  const post = await readPost(params.id)
  if (!post || !maySee(memberId, post.text)) throw new ApiError('not_found')
  const { author } = post.text
  if (author.id === memberId) return post
  if ((await blocks()).has(author.id)) throw new ApiError('not_found')
  throw new ApiError('forbidden', POST_TEXTS.notYours)
}

/** Removes the post, its counters and its pin in one transaction; comments, likes and media follow by event. */
export const handler = endpoint(deletePost, async (request) => {
  const deleteOnce = async (): Promise<void> => {
    const post = await requireOwnPost(request)
    await remove(request.params.id, post)
  }
  // A comment, pin or decision between read and removal fails the conditions: read again.
  await retry(deleteOnce, { when: (error) => error instanceof ConditionFailed })
  return { ok: true as const }
})
