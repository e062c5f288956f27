import { usernameKey } from '#shared/domain/username.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import {
  memberKey,
  passwordKey,
  privateKey,
  usernameKeyOf,
  type MemberItem,
  type PasswordItem,
  type PrivateItem,
  type UsernameItem,
} from '#platform/identity/member.items.ts'
import type { Key } from '#platform/table/index.ts'
import { waiting } from './email/email.items.ts'

export type { PasswordItem, PrivateItem, UsernameItem }

/** The item that names the owner of a username. Usernames are unique without regard to case. */
export const usernameItemKey = (username: string): Key<UsernameItem> =>
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

/** The items of a new member; one transaction writes them. */
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
    contact: email ? { ...privateKey(memberId), ...waiting(email) } : null,
  }
}
