import { changeMember, type MemberChange } from '#platform/identity/change-member.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { onConditionFailed, transact } from '#platform/table/index.ts'

/**
 * Changes the caller's own item.
 * @throws ApiError unauthenticated when the account behind the session is gone
 */
export const saveMember = (memberId: string, change: MemberChange): Promise<void> =>
  onConditionFailed(transact({ member: changeMember(memberId, change) }), () => {
    throw new ApiError('unauthenticated')
  })
