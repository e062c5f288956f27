import type { Role } from '#shared/api/members.ts'
import type { Genre, SceneRole } from '#shared/domain/options.ts'
import type { Key } from '../table/index.ts'

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
  /** Settings of the member; absent means shown. */
  readonly hiddenOnWall?: true
  readonly hiddenInSearch?: true
  /** Who may start a conversation; absent means everyone. */
  readonly whoMayWrite?: 'followed' | 'nobody'
  /** Absent means shown; a hidden one hides it for both directions. */
  readonly hiddenReadReceipts?: true
  readonly hiddenOnlineState?: true
  readonly createdAt: string
  /** Rises with every change that others see, so that a late event never overwrites a newer one. */
  readonly version: number
}

export const memberKey = (memberId: string): Key<MemberItem> => ({
  PK: `MEMBER#${memberId}`,
  SK: 'PROFILE',
})

export interface PasswordItem {
  readonly PK: string
  readonly SK: 'PASSWORD'
  readonly hash: string
  /** Absent until the first change. */
  readonly changedAt?: string
}

export const passwordKey = (memberId: string): Key<PasswordItem> => ({
  PK: `MEMBER#${memberId}`,
  SK: 'PASSWORD',
})

/** Visible to the member and the operator only. */
export interface PrivateItem {
  readonly PK: string
  readonly SK: 'PRIVATE'
  readonly email: string
}

export const privateKey = (memberId: string): Key<PrivateItem> => ({
  PK: `MEMBER#${memberId}`,
  SK: 'PRIVATE',
})

export interface UsernameItem {
  readonly PK: string
  readonly SK: 'USERNAME'
  readonly memberId: string
}

export const usernameKeyOf = (lowerCase: string): Key<UsernameItem> => ({
  PK: `USERNAME#${lowerCase}`,
  SK: 'USERNAME',
})
