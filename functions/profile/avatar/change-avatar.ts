import { ApiError } from '../../platform/errors.ts'
import { findMember } from '../../platform/member.ts'
import type { MemberItem } from '../../platform/member.items.ts'
import { ConditionFailed, transact } from '../../platform/transact.ts'
import { changeAvatar } from './avatar.items.ts'

const ATTEMPTS = 5

const requireStored = async (memberId: string): Promise<MemberItem> => {
  const member = await findMember(memberId, { consistent: true })
  if (!member) throw new ApiError('unauthenticated')
  return member
}

/**
 * Changes the object in the bucket by `work`, then the member's item to the address that `work` gave. Whoever changed the
 * picture in between wins: then both are done again, so that no address is without its object and no object without address.
 * @throws ApiError conflict
 */
export const changeAvatarBy = async (
  memberId: string,
  work: (member: MemberItem) => Promise<string | undefined>,
): Promise<void> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const member = await requireStored(memberId)
    const avatar = await work(member)
    try {
      await transact({ member: changeAvatar(member, avatar) })
      return
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
    }
  }
  throw new ApiError('conflict')
}
