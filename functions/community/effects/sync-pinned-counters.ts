import { effect } from '../../events/index.ts'
import { expression, get, unlessConditionFailed, update, write } from '#platform/table/index.ts'
import { pinnedCountersKey } from '../items/pin.items.ts'
import { postCountersKey, postIdOf, type PostCountersItem } from '../items/post.items.ts'

/**
 * Copies the counters of a pinned post to its copy. They are read again, so that one late event replaces
 * many; `seq` keeps an older read from overwriting a newer one.
 */
export const handler = effect<PostCountersItem>(async ({ keys }) => {
  const postId = postIdOf(keys)
  const counters = await get(postCountersKey(postId), { consistent: true })
  if (!counters) return
  const { likes, comments, seq } = counters
  const copy = update(pinnedCountersKey(postId), {
    set: { likes, comments, seq },
    condition: expression`attribute_exists(PK) AND seq < ${seq}`,
  })
  await unlessConditionFailed(write(copy))
})
