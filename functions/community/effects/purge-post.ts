import { effect } from '../../events/index.ts'
import { remove, write, ConditionFailed, get, retry, transact } from '#platform/table/index.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { postIdOf, type PostItem, postCountersKey } from '../items/post.items.ts'
import { countInStats } from '../stats/stats.items.ts'
import { removeCommentsOn, removeLikesOn } from './removal.repository.ts'

/** Of a removed post whose time for an appeal is over: its author did not delete it, so its counters are left. */
const removeKeptCounters = async (postId: string): Promise<void> => {
  const removeOnce = async (): Promise<void> => {
    const counters = await get(postCountersKey(postId), { consistent: true })
    if (!counters) return
    const { comments, seq } = counters
    await transact({
      counters: remove(postCountersKey(postId), { seq }),
      stats: countInStats({ comments: -comments }),
    })
  }
  await retry(removeOnce, { when: (error) => error instanceof ConditionFailed })
}

/** Removes the comments and likes of a deleted post. The likes of each comment follow by its own event. */
export const handler = effect<PostItem>(async ({ before }) => {
  if (!before) return
  const postId = postIdOf(before)
  if (before.expiresAt !== undefined) await removeKeptCounters(postId)
  await removeCommentsOn(postId)
  await removeLikesOn(postId)
  await write(remove(heldKey('community-post', postId)))
})
