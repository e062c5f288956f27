import { deletePost } from '#shared/api/posts.ts'
import { endpoint, type Request } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, transact } from '#platform/table/transact.ts'
import { countInStats } from '../stats/index.ts'
import { readPost } from './feed.repository.ts'
import { removePost, unlistPin } from '../items/index.ts'
import { POST_TEXTS } from './texts.ts'
import type { StoredPost } from './post.presenter.ts'
import { maySee } from './post.rules.ts'

const ATTEMPTS = 5

/** What moderation removed counts no more. */
const stillCounted = ({ text }: StoredPost): number => (text.status === 'removed' ? 0 : 1)

const remove = (postId: string, post: StoredPost): Promise<void> =>
  transact({
    ...removePost(postId, post.text, post.counters),
    ...(post.counters.entity ? unlistPin(postId) : {}),
    stats: countInStats({ posts: -stillCounted(post), comments: -post.counters.comments }),
  })

/** What somebody may not even see is not there for them. */
const requireOwn = async ({
  memberId,
  params,
  blocks,
}: Request<typeof deletePost>): Promise<StoredPost> => {
  const post = await readPost(params.id, true)
  if (!post || !maySee(memberId, post.text)) throw new ApiError('not_found')
  const { author } = post.text
  if (author.id === memberId) return post
  if ((await blocks()).has(author.id)) throw new ApiError('not_found')
  throw new ApiError('forbidden', POST_TEXTS.notYours)
}

/** The post, its counters and its pin go at once; comments, horns and media follow by event. */
export const handler = endpoint(deletePost, async (request) => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const post = await requireOwn(request)
    try {
      await remove(request.params.id, post)
      return { ok: true as const }
    } catch (error) {
      // Somebody commented, pinned or moderated between the read and the removal: look again.
      if (!(error instanceof ConditionFailed)) throw error
    }
  }
  throw new ApiError('unavailable', undefined, 1)
})
