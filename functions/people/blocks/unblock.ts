import { unblock } from '#shared/api/people.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ConditionFailed, transact } from '#platform/table/transact.ts'
import { removeBlocked, removeBlockedBy } from '../relations/index.ts'

const unlessNotBlocked = (error: unknown): void => {
  if (!(error instanceof ConditionFailed)) throw error
}

/** Takes nothing back that the other did. */
export const handler = endpoint(unblock, async ({ memberId, params }) => {
  await transact({
    blocked: removeBlocked(memberId, params.id),
    blockedBy: removeBlockedBy(params.id, memberId),
  }).catch(unlessNotBlocked)
  return { isBlocked: false } as const
})
