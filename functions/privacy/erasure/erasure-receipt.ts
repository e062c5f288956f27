import { erasureReceipt } from '#shared/api/erasure.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { throttle } from '#platform/http/throttle.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { get } from '#platform/table/index.ts'
import { receiptKey } from '../../auth/erasure-state/index.ts'
import { ERASURE_TEXTS } from '../texts.ts'

export const handler = endpoint(erasureReceipt, async ({ address, params: { number } }) => {
  await throttle('erasureReceiptsPerAddress', address)
  const receipt = await get(receiptKey(number), { consistent: true })
  if (!receipt) throw new ApiError('not_found', ERASURE_TEXTS.noReceipt)
  const { state, requestedAt, dueAt, finishedAt, counts, hash } = receipt
  return {
    number,
    state,
    requestedAt,
    dueAt,
    finishedAt: finishedAt ?? null,
    counts: counts ?? {},
    hash: hash ?? null,
  }
})
