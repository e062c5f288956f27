import type { User } from '#shared/api/members.ts'
import { isEnded } from '#platform/identity/restriction.ts'
import { authorOf } from '#platform/identity/member.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import type { FollowCountsItem } from '../people/relations/index.ts'
import { presentBadges } from './badges/badge.presenter.ts'
import type { BadgeItem } from './badges/badge.items.ts'

interface StoredUser {
  readonly member: MemberItem
  /** Absent while nobody follows and nobody is followed. */
  readonly follows: FollowCountsItem | undefined
  readonly badges: readonly BadgeItem[]
}

export const presentUser = ({ member, follows, badges }: StoredUser): User => ({
  ...authorOf(member),
  bio: member.bio ?? null,
  location: member.location ?? null,
  badges: presentBadges(badges),
  onboardingCompleted: member.onboardingCompleted,
  selectedRoles: [...(member.selectedRoles ?? [])],
  favoriteGenres: [...(member.favoriteGenres ?? [])],
  followersCount: Math.max(0, follows?.followers ?? 0),
  followingCount: Math.max(0, follows?.following ?? 0),
  createdAt: member.createdAt,
  ...(isEnded(member) && { isEnded: true as const }),
})
