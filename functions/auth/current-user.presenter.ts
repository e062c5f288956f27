import type { CurrentUser } from '../../shared/api/members.ts'
import type { MemberItem } from '../platform/member.items.ts'
import { presentAuthor } from '../platform/member.ts'

export const presentCurrentUser = (member: MemberItem): CurrentUser => ({
  ...presentAuthor(member),
  bio: member.bio ?? null,
  location: member.location ?? null,
  badges: [],
  onboardingCompleted: member.onboardingCompleted,
  role: member.role,
})
