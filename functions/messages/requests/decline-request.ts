import { declineRequest } from '#shared/api/messages.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { onConditionFailed, write } from '#platform/table/index.ts'
import { declinePair, isOpen } from '../items/pair.items.ts'
import { pairIdOf } from '../items/pair-id.items.ts'
import { requireRequest } from './request.repository.ts'

/** The thread vanishes from the member's list by event; nothing changes for the sender. */
export const handler = endpoint(declineRequest, async ({ memberId, params }) => {
  const { id } = params
  const pair = await requireRequest(memberId, id)
  if (isOpen(pair)) throw new ApiError('not_found')
  if (pair.declinedAt === undefined) {
    await onConditionFailed(write(declinePair(pairIdOf(memberId, id), id)), () => {
      throw new ApiError('not_found')
    })
  }
  return { ok: true as const }
})
