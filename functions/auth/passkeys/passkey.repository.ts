import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#platform/runtime/env.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { itemAt, readItems } from '#platform/table/read-items.ts'
import { db } from '#platform/table/table.ts'
import {
  credentialKey,
  passkeyIdOf,
  passkeyKey,
  passkeysOf,
  type CredentialItem,
  type PasskeyItem,
} from './passkey.items.ts'

/** The member's passkeys, the oldest first; at most ten. */
export const findPasskeys = async (memberId: string): Promise<readonly PasskeyItem[]> => {
  const { Items = [] } = await db.send(new QueryCommand(passkeysOf(memberId)))
  return (Items as PasskeyItem[]).toSorted((one, other) =>
    one.createdAt.localeCompare(other.createdAt),
  )
}

export interface OwnedPasskey {
  readonly passkey: PasskeyItem
  readonly member: MemberItem
}

/** The passkey behind a credential, and whose it is. */
export const findOwnedPasskey = async (credentialId: string): Promise<OwnedPasskey | undefined> => {
  const passkeyId = passkeyIdOf(credentialId)
  const { Item } = await db.send(
    new GetCommand({
      TableName: env.tableName,
      Key: credentialKey(passkeyId),
      ConsistentRead: true,
    }),
  )
  if (!Item) return undefined
  const { memberId } = Item as CredentialItem
  const keys = [passkeyKey(memberId, passkeyId), memberKey(memberId)] as const
  const items = await readItems(keys, { consistent: true })
  const passkey = itemAt(items, keys[0]) as PasskeyItem | undefined
  const member = itemAt(items, keys[1]) as MemberItem | undefined
  return passkey && member && { passkey, member }
}
