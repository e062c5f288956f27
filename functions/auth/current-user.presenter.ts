import type { CurrentUser } from '../../shared/api/members.ts'
import type { MemberItem } from '../platform/member.items.ts'
import { authorOf } from '../platform/member.ts'

export const presentCurrentUser = (member: MemberItem): CurrentUser => ({
  ...authorOf(member),
  bio: member.bio ?? null,
  location: member.location ?? null,
  badges: [],
  onboardingCompleted: member.onboardingCompleted,
  role: member.role,
})
