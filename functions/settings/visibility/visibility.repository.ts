import type { Visibility } from '#shared/api/settings.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { findMember } from '#platform/identity/member.ts'

/** @throws ApiError unauthenticated when the account behind the session is gone */
export const readVisibility = async (memberId: string): Promise<Visibility> => {
  const member = await findMember(memberId, { consistent: true })
  if (!member) throw new ApiError('unauthenticated')
  return { onWall: !member.hiddenOnWall, inSearch: !member.hiddenInSearch }
}
