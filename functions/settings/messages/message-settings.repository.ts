import type { MessageSettings } from '#shared/api/settings.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { findMember } from '#platform/identity/member.ts'

/** @throws ApiError unauthenticated when the account behind the session is gone */
export const readMessageSettings = async (memberId: string): Promise<MessageSettings> => {
  const member = await findMember(memberId, { consistent: true })
  if (!member) throw new ApiError('unauthenticated')
  return {
    whoMayWrite: member.whoMayWrite ?? 'everyone',
    readReceipts: !member.hiddenReadReceipts,
    onlineState: !member.hiddenOnlineState,
  }
}
