import { keepKept, keptProfileKey } from '#platform/content/kept.items.ts'
import { get } from '#platform/table/index.ts'
import { findMember } from '#platform/identity/member.ts'
import { neutralProfile, restoreProfile, takeDownProfile } from '../../profile/decisions/index.ts'
import { MEMBER_MEASURES } from '#shared/domain/measures.ts'
import { profileText } from '../wording/index.ts'
import type { FindContent } from './measured-content.ts'

const readKept = (memberId: string, statementId: string) =>
  get(keptProfileKey<{ readonly avatar?: string }>(memberId, statementId), { consistent: true })

/** Members write something else at any time, so a profile is hidden, not removed. */
export const findProfile: FindContent = async (memberId) => {
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
