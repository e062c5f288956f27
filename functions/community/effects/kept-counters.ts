import { ConditionFailed, get, remove, retry, transact } from '#platform/table/index.ts'
import { postCountersKey } from '../items/index.ts'
import { countInStats } from '../stats/index.ts'

/** Of a removed post whose time for an appeal is over: its author did not delete it, so its counters are left. */
export const removeKeptCounters = async (postId: string): Promise<void> => {
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
