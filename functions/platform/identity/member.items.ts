import type { Role } from '#shared/api/members.ts'
import type { Genre, SceneRole } from '#shared/domain/options.ts'

export interface MemberItem {
  readonly PK: string
  readonly SK: 'PROFILE'
  readonly entity: 'Member'
  readonly memberId: string
  readonly username: string
  readonly displayName: string
  readonly avatar?: string
  readonly bio?: string
  readonly location?: string
  readonly isVerified: boolean
  readonly role: Role
  readonly onboardingCompleted: boolean
  readonly selectedRoles?: readonly SceneRole[]
  readonly favoriteGenres?: readonly Genre[]
  /** Wishes of the member; absent means shown. */
  readonly hiddenOnWall?: true
  readonly hiddenInSearch?: true
  readonly createdAt: string
  /** Counts changes of what others see, so that a late event never overwrites a newer one. */
  readonly version: number
}

export const memberKey = (memberId: string): { PK: string; SK: 'PROFILE' } => ({
  PK: `MEMBER#${memberId}`,
  SK: 'PROFILE',
})

export const passwordKey = (memberId: string): { PK: string; SK: 'PASSWORD' } => ({
  PK: `MEMBER#${memberId}`,
  SK: 'PASSWORD',
})

export const privateKey = (memberId: string): { PK: string; SK: 'PRIVATE' } => ({
  PK: `MEMBER#${memberId}`,
  SK: 'PRIVATE',
})

export const usernameKeyOf = (lowerCase: string): { PK: string; SK: 'USERNAME' } => ({
  PK: `USERNAME#${lowerCase}`,
  SK: 'USERNAME',
})

export const unreadKey = (memberId: string): { PK: string; SK: 'UNREAD' } => ({
  PK: `MEMBER#${memberId}`,
  SK: 'UNREAD',
})
