import { keepKept, keptProfileKey, endKept, keep } from '#platform/content/kept.items.ts'
import { get } from '#platform/table/index.ts'
import { findMember } from '#platform/identity/member.ts'
import { MEMBER_MEASURES } from '#shared/domain/measures.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { paragraphs } from '#platform/content/paragraphs.ts'
import type { FindContent } from '#platform/content/measured-content.ts'
import type { Parts, TakeDownCause } from '#platform/content/take-down.ts'
import { changeMember, type MemberChange } from '#platform/identity/change-member.ts'

/** What a profile says in words and pictures. */
type KeptProfile = Pick<MemberItem, 'displayName' | 'avatar' | 'bio' | 'location'>

/** Only the username stays. */
const neutralProfile = ({ username }: MemberItem): MemberChange => ({
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
const takeDownProfile = (member: MemberItem, cause: TakeDownCause): Parts => ({
  member: changeMember(member.memberId, neutralProfile(member), { version: member.version }),
  kept: keepProfile(member, cause),
})

/** Puts back what the member did not replace meanwhile. Fails with `member` when the profile changed since it was read. */
const restoreProfile = async (member: MemberItem, statementId: string): Promise<Parts> => {
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

/** What moderators compare with the reported version: evidence keeps the hash of the same text. */
export const profileText = ({
  displayName,
  username,
  bio,
  location,
}: Pick<MemberItem, 'displayName' | 'username' | 'bio' | 'location'>): string =>
  paragraphs(displayName, `@${username}`, bio, location)

const readKept = (memberId: string, statementId: string) =>
  get(keptProfileKey<{ readonly avatar?: string }>(memberId, statementId), { consistent: true })

/** Members write something else at any time, so a profile is hidden, not removed. */
export const findProfileContent: FindContent = async (memberId) => {
  const member = await findMember(memberId, { consistent: true })
  if (!member) return undefined
  const { version } = member
  return {
    authorId: memberId,
    text: profileText(member),
    version,
    possible: ['dismiss', 'hide', ...MEMBER_MEASURES],
    apply: (measure, statement) => (measure === 'hide' ? takeDownProfile(member, statement) : {}),
    memberChange: (measure) =>
      measure === 'hide' ? { change: neutralProfile(member), version } : undefined,
    restore: (statementId) => restoreProfile(member, statementId),
    media: async (statementId) => {
      const avatar = (await readKept(memberId, statementId))?.content.avatar
      return avatar === undefined ? [] : [avatar]
    },
    keep: async (statementId, until) =>
      keepKept(await readKept(memberId, statementId), statementId, until),
  }
}
