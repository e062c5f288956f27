import type { Author } from '#shared/api/members.ts'
import { relationship } from '#shared/api/people.ts'
import { getUser, listUserPosts } from '#shared/api/users.ts'
import type { FakeApi } from './fake-api.ts'

/** The page of a member that the viewer neither follows nor blocks, without posts. */
export const answerProfile = (api: FakeApi, member: Author): void => {
  api.on(getUser, () => ({
    ...member,
    bio: null,
    location: null,
    badges: [],
    onboardingCompleted: true,
    selectedRoles: [],
    favoriteGenres: [],
    followersCount: 0,
    followingCount: 0,
    createdAt: new Date().toISOString(),
  }))
  api.on(listUserPosts, () => [])
  api.on(relationship, () => ({ isFollowing: false, isBlocked: false }))
}
