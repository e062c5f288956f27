import { get, onConditionFailed, transact } from '#platform/table/index.ts'
import { cancelWaiting, erasureKey } from './erasure.items.ts'

/**
 * Keeps an account whose deletion is pending, because the member signed in. Returns whether there was one. An erasure
 * that has begun goes on, and ends the session that was just opened.
 */
export const cancelErasure = async (memberId: string): Promise<boolean> => {
  const erasure = await get(erasureKey(memberId), { consistent: true })
  if (erasure?.state !== 'waiting' || erasure.isFinal) return false
  return onConditionFailed(
    transact(cancelWaiting(erasure)).then(() => true),
    () => false,
  )
}
