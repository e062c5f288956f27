import { usernameKey } from '#shared/domain/username.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import {
  memberKey,
  passwordKey,
  privateKey,
  usernameKeyOf,
  type MemberItem,
} from '#platform/identity/member.items.ts'

export interface PasswordItem {
  readonly PK: string
  readonly SK: 'PASSWORD'
  readonly hash: string
  /** Absent while it is the first one. */
  readonly changedAt?: string
}

/** What only the member and the operator may ever see. */
export interface PrivateItem {
  readonly PK: string
  readonly SK: 'PRIVATE'
  readonly email: string
}

export interface UsernameItem {
  readonly PK: string
  readonly SK: 'USERNAME'
  readonly memberId: string
}

/** Where the owner of a name stands; unique without regard to case. */
export const usernameItemKey = (username: string): { PK: string; SK: 'USERNAME' } =>
  usernameKeyOf(usernameKey(username))

type Profile = Pick<MemberItem, 'memberId' | 'username' | 'displayName'> & Partial<MemberItem>

export interface NewAccount {
  readonly profile: Profile
  readonly passwordHash: string
  readonly email?: string | undefined
}

export interface AccountItems {
  readonly member: MemberItem
  readonly password: PasswordItem
  readonly username: UsernameItem
  readonly contact: PrivateItem | null
}

/** The items that make a member, to be written together. */
export const accountItems = ({ profile, passwordHash, email }: NewAccount): AccountItems => {
  const { memberId, username } = profile
  return {
    member: {
      isVerified: false,
      role: 'member',
      onboardingCompleted: false,
      createdAt: isoNow(),
      version: 1,
      ...profile,
      ...memberKey(memberId),
      entity: 'Member',
    },
    password: { ...passwordKey(memberId), hash: passwordHash },
    username: { ...usernameItemKey(username), memberId },
    contact: email ? { ...privateKey(memberId), email } : null,
  }
}
