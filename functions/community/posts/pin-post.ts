import { pinPost } from '#shared/api/posts.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, onConditionFailed, retry, transact } from '#platform/table/index.ts'
import { readPost } from './feed.repository.ts'
import { POST_TEXTS } from './texts.ts'
import { listPin, markPinned, pinnedCopies, unlistPin } from '../items/index.ts'
import type { StoredPost } from './post.presenter.ts'

const pin = (postId: string, { text, counters }: StoredPost): Promise<void> =>
  transact({
    ...listPin(postId, pinnedCopies(postId, text, counters)),
    ...markPinned(postId, text, counters, true),
  })

const unpin = (postId: string, { text, counters }: StoredPost): Promise<void> =>
  transact({ ...unlistPin(postId), ...markPinned(postId, text, counters, false) })

const write = async (postId: string, pinned: boolean): Promise<void> => {
  const post = await readPost(postId)
  if (!post) throw new ApiError('not_found')
  if (pinned && post.text.status) throw new ApiError('conflict', POST_TEXTS.notPinnable)
  if ((post.text.isPinned ?? false) === pinned) return
  await (pinned ? pin(postId, post) : unpin(postId, post))
}

export const handler = endpoint(pinPost, async ({ params, body }) => {
  const writeOnce = (): Promise<void> =>
    onConditionFailed(write(params.id, body.pinned), (failed) => {
      if (failed.has('pins')) throw new ApiError('conflict', POST_TEXTS.tooManyPins)
      throw failed
    })
  // A like or comment between read and write changes the counters: copy again.
  await retry(writeOnce, { when: (error) => error instanceof ConditionFailed, attempts: 8 })
  return { isPinned: body.pinned }
})
