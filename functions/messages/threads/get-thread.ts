import { getThread } from '#shared/api/threads.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { get } from '#platform/table/index.ts'
import { followKey } from '../../people/relations/index.ts'
import { isOpen } from '../items/pair.items.ts'
import { isMasked, isOpenBetween, presentThread } from './thread.presenter.ts'
import { isOnline } from '#platform/identity/presence.ts'
import { readThreadPage, type StoredThread } from './thread.repository.ts'

/** Null where it is not shown: neither side may hide it, and only open conversations show it. */
const presenceOf = (thread: StoredThread): Promise<boolean> | null => {
  const { viewer, other } = thread
  const isHidden = viewer?.hiddenOnlineState === true || other?.hiddenOnlineState === true
  return isOpenBetween(thread) && other && !isHidden ? isOnline(other.memberId) : null
}

/** Whether a follow decides how much the viewer may write: before the conversation is open, unless it was the other who asked. */
const mayNeedFollow = ({ pair }: StoredThread, memberId: string): boolean =>
  !pair || (!isOpen(pair) && pair.requestedBy === memberId)

export const handler = endpoint(getThread, async ({ memberId, params, query }) => {
  const otherId = params.id
  if (otherId === memberId) throw new ApiError('not_found')
  const thread = await readThreadPage({ memberId, otherId, cursor: query.cursor })
  if (!thread.pair && isMasked(thread)) throw new ApiError('not_found')
  const [online, follow] = await Promise.all([
    presenceOf(thread),
    mayNeedFollow(thread, memberId) ? get(followKey(otherId, memberId)) : undefined,
  ])
  const isFollowed = follow !== undefined
  return presentThread(thread, { memberId, otherId, isOnline: online, isFollowed })
})
