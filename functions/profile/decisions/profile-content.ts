import { keepKept, keptProfileKey } from '#platform/content/kept.items.ts'
import { get } from '#platform/table/index.ts'
import { findMember } from '#platform/identity/member.ts'
import { neutralProfile, restoreProfile, takeDownProfile } from './profile-decision.ts'
import { MEMBER_MEASURES } from '#shared/domain/measures.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { paragraphs } from '#platform/content/paragraphs.ts'
import type { FindContent } from '#platform/content/measured-content.ts'

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
