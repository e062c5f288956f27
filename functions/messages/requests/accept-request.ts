import { acceptRequest } from '#shared/api/messages.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { assertNotBlocked } from '#platform/identity/blocks.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { get, unlessConditionFailed, write } from '#platform/table/index.ts'
import { acceptPair, isOpen } from '../items/pair.items.ts'
import { pairIdOf } from '../items/pair-id.items.ts'
import { requireRequest } from './request.repository.ts'

/** Both sides follow by event. Accepting again, or after a decline on another device, is no error. */
export const handler = endpoint(acceptRequest, async ({ memberId, params }) => {
  assertNotBlocked(await get(blocksKey(memberId), { consistent: true }), params.id)
  const pair = await requireRequest(memberId, params.id)
  if (!isOpen(pair)) {
    // The condition fails when another device accepted, or the member answered, in between.
    await unlessConditionFailed(write(acceptPair(pairIdOf(memberId, params.id))))
  }
  return { ok: true as const }
})
