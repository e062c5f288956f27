import { pinPost } from '#shared/api/posts.ts'
import { requireStaff, transactAct, type Act } from '#platform/audit/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, onConditionFailed, retry } from '#platform/table/index.ts'
import { readPost } from './feed.repository.ts'
import { POST_TEXTS } from '../texts.ts'
import { listPin, markPinned, pinnedCopies, unlistPin } from '../items/pin.items.ts'
import type { StoredPost } from './post.presenter.ts'

const pin = (postId: string, { text, counters }: StoredPost) => ({
  ...listPin(postId, pinnedCopies(postId, text, counters)),
  ...markPinned(postId, text, counters, true),
})

const unpin = (postId: string, { text, counters }: StoredPost) => ({
  ...unlistPin(postId),
  ...markPinned(postId, text, counters, false),
})

const write = async (act: Act, pinned: boolean): Promise<void> => {
  const postId = act.objectId
  const post = await readPost(postId)
  if (!post) throw new ApiError('not_found')
  if (pinned && post.text.status) throw new ApiError('conflict', POST_TEXTS.notPinnable)
  if ((post.text.isPinned ?? false) === pinned) return
  await transactAct(act, (pinned ? pin : unpin)(postId, post))
}

export const handler = endpoint(pinPost, async ({ memberId, role, params, body }) => {
  const act: Act = {
    ...requireStaff({ memberId, role }),
    act: body.pinned ? 'pin' : 'unpin',
    kind: 'community-post',
    objectId: params.id,
  }
  const writeOnce = (): Promise<void> =>
    onConditionFailed(write(act, body.pinned), (failed) => {
      if (failed.has('pins')) throw new ApiError('conflict', POST_TEXTS.tooManyPins)
      throw failed
    })
  // A like or comment between read and write changes the counters: copy again.
  await retry(writeOnce, { when: (error) => error instanceof ConditionFailed, attempts: 8 })
  return { isPinned: body.pinned }
})
