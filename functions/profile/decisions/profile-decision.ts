import { endKept, keep, keptProfileKey } from '#platform/content/kept.items.ts'
import type { Parts, TakeDownCause } from '#platform/content/take-down.ts'
import { changeMember, type MemberChange } from '#platform/identity/change-member.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { get } from '#platform/table/index.ts'

/** What a profile says in words and pictures. */
type KeptProfile = Pick<MemberItem, 'displayName' | 'avatar' | 'bio' | 'location'>

/** Only the username stays. */
export const neutralProfile = ({ username }: MemberItem): MemberChange => ({
  displayName: username,
  avatar: undefined,
  bio: undefined,
  location: undefined,
})

const keepProfile = (member: MemberItem, cause: TakeDownCause) => {
  const { memberId, displayName, avatar, bio, location } = member
  const said = { displayName, ...(avatar && { avatar }), ...(bio && { bio }) }
  return keep<KeptProfile>('profile', memberId, { ...said, ...(location && { location }) }, cause)
}

/**
 * Leaves the username only, and keeps the rest for an appeal. The member can write something else at any time.
 * Fails with `member` when the profile changed since it was read.
 */
export const takeDownProfile = (member: MemberItem, cause: TakeDownCause): Parts => ({
  member: changeMember(member.memberId, neutralProfile(member), { version: member.version }),
  kept: keepProfile(member, cause),
})

/** Puts back what the member did not replace meanwhile. Fails with `member` when the profile changed since it was read. */
export const restoreProfile = async (member: MemberItem, statementId: string): Promise<Parts> => {
  const { memberId, username, version } = member
  const kept = await get(keptProfileKey<KeptProfile>(memberId, statementId), { consistent: true })
  if (!kept) return {}
  const { displayName, avatar, bio, location } = kept.content
  const change = {
    displayName: member.displayName === username ? displayName : member.displayName,
    avatar: member.avatar ?? avatar,
    bio: member.bio ?? bio,
    location: member.location ?? location,
  }
  return { member: changeMember(memberId, change, { version }), kept: endKept(kept) }
}
