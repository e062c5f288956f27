import type { Role } from '#shared/api/members.ts'
import type { Genre, SceneRole } from '#shared/domain/options.ts'
import type { Key } from '../table/index.ts'

/** What a suspended member, or one whose account was ended, may still do is named by `whileSuspended` in the contracts. */
export interface Restriction {
  /** The statement of reasons (Art. 17 DSA). */
  readonly statementId: string
  /** ISO 8601; null is for good. */
  readonly until: string | null
}

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
  /** The birthday of a member who was a minor when it was stored; the member alone sees it (docs/product/age.md). */
  readonly bornOn?: string
  /** The statement of reasons of a suspension or of the end of the account. */
  readonly restrictedBy?: string
  /** ISO 8601; absent for the end of the account. A suspension that is over is not removed. */
  readonly restrictedUntil?: string
  /** Suspensions that end earlier; they hold when that one is lifted. */
  readonly otherRestrictions?: readonly Restriction[]
  /** When staff ended the sessions that were open then; ISO 8601. */
  readonly sessionsEndedAt?: string
  /** Statements of warnings that the member has not acknowledged yet. */
  readonly openWarnings?: ReadonlySet<string>
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
  readonly entity?: 'AccountEmail'
  /** The only address that mail of the account goes to. */
  readonly confirmedEmail?: string
  readonly confirmedAt?: string
  /** An address that waits for its confirmation, and gets nothing else. */
  readonly email?: string
  /** Each wish for a link is a request; `mailedFor` is the last one that was mailed. */
  readonly requestId?: string
  readonly requestedAt?: string
  readonly mailedFor?: string
  /** Of the last link, and when it ends, in seconds since 1970. */
  readonly tokenHash?: string
  readonly tokenEndsAt?: number
}

export const privateKey = (memberId: string): Key<PrivateItem> => ({
  PK: `MEMBER#${memberId}`,
  SK: 'PRIVATE',
})

export interface UsernameItem {
  readonly PK: string
  readonly SK: 'USERNAME'
  /** Absent once its member is deleted: then the name is reserved until `expiresAt`. */
  readonly memberId?: string
  readonly expiresAt?: number
}

export const usernameKeyOf = (lowerCase: string): Key<UsernameItem> => ({
  PK: `USERNAME#${lowerCase}`,
  SK: 'USERNAME',
})
