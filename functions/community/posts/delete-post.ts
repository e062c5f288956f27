import { deletePost } from '../../../shared/api/posts.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { ApiError } from '../../platform/errors.ts'
import { ConditionFailed, transact } from '../../platform/transact.ts'
import { countInStats } from '../stats/index.ts'
import { readPost } from './feed.repository.ts'
import { unlistPin } from './pin.items.ts'
import { POST_TEXTS } from './messages.ts'
import { removePost } from './post.items.ts'
import type { StoredPost } from './post.presenter.ts'

const ATTEMPTS = 5

/** What moderation removed counts no more. */
const stillCounted = ({ text }: StoredPost): number => (text.status === 'removed' ? 0 : 1)

const remove = (postId: string, post: StoredPost): Promise<void> =>
  transact({
    ...removePost(postId, post.text, post.counters),
    ...(post.counters.entity ? unlistPin(postId) : {}),
    stats: countInStats({ posts: -stillCounted(post), comments: -post.counters.comments }),
  })

const requireOwn = async (memberId: string, postId: string): Promise<StoredPost> => {
  const post = await readPost(postId, true)
  if (!post) throw new ApiError('not_found')
  if (post.text.author.id !== memberId) throw new ApiError('forbidden', POST_TEXTS.notYours)
  return post
}

/** The post, its counters and its pin go at once; comments, horns and media follow by event. */
export const handler = endpoint(deletePost, async ({ memberId, params }) => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const post = await requireOwn(memberId, params.id)
    try {
      await remove(params.id, post)
      return { ok: true as const }
    } catch (error) {
      // Somebody commented, pinned or moderated between the read and the removal: look again.
      if (!(error instanceof ConditionFailed)) throw error
    }
  }
  throw new ApiError('unavailable', undefined, 1)
})
