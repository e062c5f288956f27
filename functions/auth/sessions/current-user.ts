import { currentUser } from '#shared/api/auth.ts'
import type { CurrentUser, MutedWord } from '#shared/api/members.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { authorOf, findMember, isOrganizer } from '#platform/identity/member.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { findRestriction } from '#platform/identity/restriction.ts'
import { readMutedWords } from '../../people/mutes/index.ts'
import { presentBadges, readBadges, type BadgeItem } from '../../profile/badges/index.ts'

const presentMeasures = (member: MemberItem): Pick<CurrentUser, 'restriction' | 'openWarnings'> => {
  const restriction = findRestriction(member)
  const warnings = [...(member.openWarnings ?? [])].toSorted()
  return {
    ...(restriction && { restriction }),
    ...(warnings.length > 0 && { openWarnings: warnings }),
  }
}

const presentCurrentUser = (
  member: MemberItem,
  badges: readonly BadgeItem[],
  mutedWords: readonly MutedWord[],
): CurrentUser => ({
  ...authorOf(member),
  bio: member.bio ?? null,
  location: member.location ?? null,
  badges: presentBadges(badges),
  onboardingCompleted: member.onboardingCompleted,
  isOrganizer: isOrganizer(member),
  role: member.role,
  ...presentMeasures(member),
  ...(mutedWords.length > 0 && { mutedWords: [...mutedWords] }),
})

/** Consistent, because the app calls this right after each onboarding step and each change of the profile. */
export const handler = endpoint(currentUser, async ({ memberId }) => {
  const [member, badges, mutedWords] = await Promise.all([
    findMember(memberId, { consistent: true }),
    readBadges(memberId),
    readMutedWords(memberId),
  ])
  if (!member) throw new ApiError('unauthenticated')
  return presentCurrentUser(member, badges, mutedWords)
})
