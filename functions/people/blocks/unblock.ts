import { unblock } from '#shared/api/people.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { transact, unlessConditionFailed } from '#platform/table/index.ts'
import { readBlocked } from '../relations/relation.repository.ts'
import { removeBlocked, removeBlockedBy } from '../relations/block.items.ts'

/** Removes the viewer's own block only. A member who is not blocked stays so. */
export const handler = endpoint(unblock, async ({ memberId, params }) => {
  await unlessConditionFailed(
    transact(
      {
        blocked: removeBlocked(memberId, params.id),
        blockedBy: removeBlockedBy(params.id, memberId),
      },
      { isDone: async () => !(await readBlocked(memberId)).has(params.id) },
    ),
  )
  return { isBlocked: false } as const
})
