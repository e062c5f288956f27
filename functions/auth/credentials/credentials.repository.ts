import {
  memberKey,
  passwordKey,
  type MemberItem,
  type PasswordItem,
  type PrivateItem,
} from '#platform/identity/member.items.ts'
import { get, query, type Partition } from '#platform/table/index.ts'
import { usernameItemKey } from '../account.items.ts'
import { NO_PASSWORD } from '../password-hash.ts'

export interface StoredCredentials {
  readonly hash: string
  readonly member: MemberItem | undefined
  /** When the password was changed; an empty string before the first change. */
  readonly changedAt: string
}

const NO_MEMBER_ID = '0'.repeat(26)

/**
 * The member id for a username; for an unknown one an id without a member,
 * so that the caller makes the same calls in both cases.
 */
export const findMemberId = async (username: string): Promise<string> => {
  const owner = await get(usernameItemKey(username), { consistent: true })
  return owner?.memberId ?? NO_MEMBER_ID
}

type CredentialsPartition = Partition<PasswordItem | PrivateItem | MemberItem>

/** Consistent, because members sign in right after they registered. */
export const findCredentials = async (memberId: string): Promise<StoredCredentials> => {
  const { PK, SK: passwordSk } = passwordKey(memberId)
  const { SK: profileSk } = memberKey(memberId)
  const partition: CredentialsPartition = { PK }
  const { items } = await query(partition, { between: [passwordSk, profileSk], consistent: true })
  const password = items.find((item) => item.SK === 'PASSWORD')
  const member = items.find((item) => item.SK === 'PROFILE')
  return { hash: password?.hash ?? NO_PASSWORD, member, changedAt: password?.changedAt ?? '' }
}
