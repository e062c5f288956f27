import { requestErasure } from '#shared/api/erasure.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { onConditionFailed, transact } from '#platform/table/index.ts'
import { deleteAllSessions } from '../../auth/sessions/index.ts'
import { newErasure, newReceiptNumber, putErasure } from '../erasure-state/index.ts'
import { ERASURE_TEXTS } from '../texts.ts'

/** Marks the account and ends every session, so that the next sign-in is a decision to stay. */
export const handler = endpoint(requestErasure, async ({ memberId }) => {
  const erasure = newErasure(memberId, newReceiptNumber())
  await onConditionFailed(transact(putErasure(erasure)), () => {
    throw new ApiError('conflict', ERASURE_TEXTS.pending)
  })
  await deleteAllSessions(memberId)
  return { receiptNumber: erasure.receipt, dueAt: erasure.dueAt }
})
