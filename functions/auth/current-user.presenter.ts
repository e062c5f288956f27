import type { CurrentUser } from '#shared/api/members.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { authorOf, isOrganizer } from '#platform/identity/member.ts'
import { restrictionOf } from '#platform/identity/restriction.ts'
import { presentBadges, type BadgeItem } from '../profile/badges/index.ts'

const presentMeasures = (member: MemberItem): Pick<CurrentUser, 'restriction' | 'openWarnings'> => {
  const restriction = restrictionOf(member)
  const warnings = [...(member.openWarnings ?? [])].toSorted()
  return {
    ...(restriction && { restriction }),
    ...(warnings.length > 0 && { openWarnings: warnings }),
  }
}

export const presentCurrentUser = (
  member: MemberItem,
  badges: readonly BadgeItem[],
): CurrentUser => ({
  ...authorOf(member),
  bio: member.bio ?? null,
  location: member.location ?? null,
  badges: presentBadges(badges),
  onboardingCompleted: member.onboardingCompleted,
  isOrganizer: isOrganizer(member),
  role: member.role,
  ...presentMeasures(member),
})
