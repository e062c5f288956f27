import { createHash } from 'node:crypto'
import { LIMITS } from '#shared/domain/limits.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import type { TransactItem } from '#platform/table/transact.ts'

export interface PasskeyItem {
  readonly PK: string
  readonly SK: string
  readonly memberId: string
  readonly credentialId: string
  /** COSE, base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports?: readonly string[]
  readonly isSynced: boolean
  readonly name: string
  readonly createdAt: string
  readonly lastUsedAt?: string
}

/** Who owns a credential: an assertion names nothing else. */
export interface CredentialItem {
  readonly PK: string
  readonly SK: 'CREDENTIAL'
  readonly memberId: string
}

const PASSKEY = 'PASSKEY#'

/** Credential ids may be longer than a sort key. */
export const passkeyIdOf = (credentialId: string): string =>
  createHash('sha256').update(credentialId).digest('base64url')

export const passkeyKey = (memberId: string, passkeyId: string): { PK: string; SK: string } => ({
  PK: memberKey(memberId).PK,
  SK: `${PASSKEY}${passkeyId}`,
})

export const passkeyIdIn = ({ SK }: Pick<PasskeyItem, 'SK'>): string => SK.slice(PASSKEY.length)

export const credentialKey = (passkeyId: string): { PK: string; SK: 'CREDENTIAL' } => ({
  PK: `CREDENTIAL#${passkeyId}`,
  SK: 'CREDENTIAL',
})

const countKey = (memberId: string) => ({ PK: memberKey(memberId).PK, SK: 'PASSKEYS' })

export const passkeysOf = (memberId: string) => ({
  TableName: env.tableName,
  KeyConditionExpression: 'PK = :member AND begins_with(SK, :passkey)',
  ExpressionAttributeValues: { ':member': memberKey(memberId).PK, ':passkey': PASSKEY },
  ConsistentRead: true,
})

type NewPasskey = Omit<PasskeyItem, 'PK' | 'SK' | 'createdAt'>

export const passkeyItem = (passkey: NewPasskey): PasskeyItem => ({
  ...passkeyKey(passkey.memberId, passkeyIdOf(passkey.credentialId)),
  ...passkey,
  createdAt: isoNow(),
})

/** All or nothing: the passkey, its owner, and its place among the ten that one may have. */
export const putPasskey = (
  item: PasskeyItem,
): Record<'credential' | 'passkey' | 'count', TransactItem> => ({
  credential: {
    Put: {
      TableName: env.tableName,
      Item: {
        ...credentialKey(passkeyIdIn(item)),
        memberId: item.memberId,
      } satisfies CredentialItem,
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  },
  passkey: { Put: { TableName: env.tableName, Item: item } },
  count: {
    Update: {
      TableName: env.tableName,
      Key: countKey(item.memberId),
      UpdateExpression: 'ADD held :one',
      ConditionExpression: 'attribute_not_exists(held) OR held < :most',
      ExpressionAttributeValues: { ':one': 1, ':most': LIMITS.passkeys },
    },
  },
})

export const deletePasskey = (
  memberId: string,
  passkeyId: string,
): Record<'credential' | 'passkey' | 'count', TransactItem> => ({
  passkey: {
    Delete: {
      TableName: env.tableName,
      Key: passkeyKey(memberId, passkeyId),
      ConditionExpression: 'attribute_exists(PK)',
    },
  },
  credential: { Delete: { TableName: env.tableName, Key: credentialKey(passkeyId) } },
  count: {
    Update: {
      TableName: env.tableName,
      Key: countKey(memberId),
      UpdateExpression: 'ADD held :less',
      ExpressionAttributeValues: { ':less': -1 },
    },
  },
})

/**
 * Counts a use. Fails when the passkey was removed, or when another use was at least as far:
 * then there are two authenticators where one should be. Many never count and stay at zero.
 */
export const usePasskey = (passkey: PasskeyItem, counter: number): TransactItem => ({
  Update: {
    TableName: env.tableName,
    Key: { PK: passkey.PK, SK: passkey.SK },
    UpdateExpression: 'SET #counter = :counter, lastUsedAt = :now',
    ConditionExpression: '#counter < :counter OR (#counter = :zero AND :counter = :zero)',
    ExpressionAttributeNames: { '#counter': 'counter' },
    ExpressionAttributeValues: { ':counter': counter, ':zero': 0, ':now': isoNow() },
  },
})

export const renamePasskeyInput = (memberId: string, passkeyId: string, name: string) => ({
  TableName: env.tableName,
  Key: passkeyKey(memberId, passkeyId),
  UpdateExpression: 'SET #name = :name',
  ConditionExpression: 'attribute_exists(PK)',
  ExpressionAttributeNames: { '#name': 'name' },
  ExpressionAttributeValues: { ':name': name },
  ReturnValues: 'ALL_NEW' as const,
})
