import { deletePost } from '#shared/api/posts.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ConditionFailed, retry, transact } from '#platform/table/index.ts'
import { countInStats } from '../stats/stats.items.ts'
import { requireOwnPost } from './own-post.ts'
import { removePost } from '../items/post.items.ts'
import { unlistPin } from '../items/pin.items.ts'
import type { StoredPost } from './post.presenter.ts'

/** Posts removed by moderation are not counted any more. */
const countOf = ({ text }: StoredPost): number => (text.status === 'removed' ? 0 : 1)

const remove = (postId: string, post: StoredPost): Promise<void> =>
  transact({
    ...removePost(postId, post.text, post.counters),
    ...(post.counters.entity ? unlistPin(postId) : {}),
    stats: countInStats({ posts: -countOf(post), comments: -post.counters.comments }),
  })

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
