import type { Author, Badge, User } from '#shared/api/members.ts'
import { muteState } from '#shared/api/mutes.ts'
import { relationship } from '#shared/api/people.ts'
import { BADGES, type BadgeType } from '#shared/domain/badges.ts'
import { getUser, listUserPosts } from '#shared/api/users.ts'
import type { FakeApi } from './fake-api.ts'

/** A profile without further data, as visitors see it. */
export const profileOf = ({ id, username, displayName, avatar, isVerified }: Author): User => ({
  id,
  username,
  displayName,
  avatar,
  isVerified,
  bio: null,
  location: null,
  badges: [],
  onboardingCompleted: true,
  selectedRoles: [],
  favoriteGenres: [],
  followersCount: 0,
  followingCount: 0,
  createdAt: new Date().toISOString(),
})

/** The page of a member that the viewer neither follows nor blocks, without posts. */
export const answerProfile = (api: FakeApi, member: Author, change: Partial<User> = {}): void => {
  api.on(getUser, () => ({ ...profileOf(member), ...change }))
  api.on(listUserPosts, () => [])
  api.on(relationship, () => ({ isFollowing: false, isBlocked: false }))
  api.on(muteState, () => ({ isMuted: false }))
}

export const aBadge = (badgeType: BadgeType): Badge => ({
  id: badgeType,
  badgeType,
  badgeName: BADGES[badgeType].name,
  badgeDescription: '',
  badgeIcon: '',
  isVisible: true,
  earnedAt: new Date().toISOString(),
})
