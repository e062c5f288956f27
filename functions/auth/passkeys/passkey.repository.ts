import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { get, getMany, query } from '#platform/table/index.ts'
import {
  credentialKey,
  passkeyIdOf,
  passkeyKey,
  passkeyRange,
  type PasskeyItem,
} from './passkey.items.ts'

/** The member's passkeys, the oldest first; at most ten. */
export const findPasskeys = async (memberId: string): Promise<readonly PasskeyItem[]> => {
  const { partition, prefix } = passkeyRange(memberId)
  const { items } = await query(partition, { beginsWith: prefix, consistent: true })
  return items.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
}

export interface OwnedPasskey {
  readonly passkey: PasskeyItem
  readonly member: MemberItem
}

/** The passkey with this credential, and its owner. */
export const findOwnedPasskey = async (credentialId: string): Promise<OwnedPasskey | undefined> => {
  const passkeyId = passkeyIdOf(credentialId)
  const credential = await get(credentialKey(passkeyId), { consistent: true })
  if (!credential) return undefined
  const { memberId } = credential
  const keys = [passkeyKey(memberId, passkeyId), memberKey(memberId)] as const
  const [passkey, member] = await getMany(keys, { consistent: true })
  return passkey && member && { passkey, member }
}
