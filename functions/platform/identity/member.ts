import type { Author } from '#shared/api/members.ts'
import { ApiError } from '../runtime/errors.ts'
import { memberKey, type MemberItem } from './member.items.ts'
import { get } from '../table/index.ts'

export const findMember = (
  memberId: string,
  { consistent = false } = {},
): Promise<MemberItem | undefined> => get(memberKey(memberId), { consistent })

/**
 * A new account may be missing from an eventually consistent read; only then it is read consistently.
 * @throws ApiError unauthenticated when the account behind a session is gone
 */
export const requireMember = async (
  memberId: string,
  { consistent = false } = {},
): Promise<MemberItem> => {
  const member =
    (await findMember(memberId, { consistent })) ??
    (await findMember(memberId, { consistent: true }))
  if (!member) throw new ApiError('unauthenticated')
  return member
}

/** Whether the member has the scene role that may import concerts. */
export const isOrganizer = ({ selectedRoles }: MemberItem): boolean =>
  selectedRoles?.includes('organizer') ?? false

/** The member as shown with their texts. */
export const authorOf = (member: MemberItem): Author => ({
  id: member.memberId,
  username: member.username,
  displayName: member.displayName,
  avatar: member.avatar ?? null,
  isVerified: member.isVerified,
})
