import type { CurrentUser } from '#shared/api/members.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { authorOf, isOrganizer } from '#platform/identity/member.ts'
import { presentBadges, type BadgeItem } from '../profile/badges/index.ts'

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
})
