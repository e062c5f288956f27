import { requestErasure } from '#shared/api/erasure.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { get, onConditionFailed, transact } from '#platform/table/index.ts'
import { deleteAllSessions } from '../../auth/sessions/index.ts'
import {
  erasureKey,
  newErasure,
  newReceiptNumber,
  putErasure,
  type ErasureItem,
} from '../../auth/erasure-state/index.ts'
import { ERASURE_TEXTS } from '../texts.ts'

/**
 * The erasure that is requested already: an earlier call died before it had ended every session, and this one continues.
 * @throws ApiError conflict when the deletion has begun
 */
const findPending = async (memberId: string): Promise<ErasureItem> => {
  const erasure = await get(erasureKey(memberId), { consistent: true })
  if (erasure?.state !== 'waiting') throw new ApiError('conflict', ERASURE_TEXTS.pending)
  return erasure
}

/** Marks the account and ends every session, so that the next sign-in is a decision to stay. */
export const handler = endpoint(requestErasure, async ({ memberId }) => {
  const asked = newErasure(memberId, newReceiptNumber())
  const erasure = await onConditionFailed(
    transact(putErasure(asked)).then(() => asked),
    () => findPending(memberId),
  )
  await deleteAllSessions(memberId)
  return { receiptNumber: erasure.receipt, dueAt: erasure.dueAt }
})
