import { changeMember, type MemberChange } from '#platform/identity/change-member.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { onConditionFailed, transact, type TransactItem } from '#platform/table/index.ts'

/**
 * Changes the caller's own item in one transaction with `others`.
 * @throws ApiError unauthenticated when the account behind the session is gone
 */
export const saveMember = (
  memberId: string,
  change: MemberChange,
  others: Readonly<Record<string, TransactItem>> = {},
): Promise<void> =>
  onConditionFailed(transact({ member: changeMember(memberId, change), ...others }), () => {
    throw new ApiError('unauthenticated')
  })
