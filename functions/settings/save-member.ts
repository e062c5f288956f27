import { ApiError } from '#platform/runtime/errors.ts'
import { changeMember, type MemberChange } from '#platform/identity/change-member.ts'
import { ConditionFailed, transact, type TransactItem } from '#platform/table/transact.ts'

/**
 * Changes the caller's own item, together with what else belongs to the change.
 * @throws ApiError unauthenticated when the account behind the session is gone
 */
export const saveMember = async (
  memberId: string,
  change: MemberChange,
  together: Readonly<Record<string, TransactItem>> = {},
): Promise<void> => {
  try {
    await transact({ member: changeMember(memberId, change), ...together })
  } catch (error) {
    if (error instanceof ConditionFailed) throw new ApiError('unauthenticated')
    throw error
  }
}
