import { createHash } from 'node:crypto'
import { LIMITS } from '#shared/domain/limits.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import {
  exists,
  expression,
  keyOf,
  put,
  putNew,
  remove,
  update,
  type Key,
  type Partition,
  type Write,
} from '#platform/table/index.ts'

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

/** The owner of a credential: an assertion names the credential only. */
export interface CredentialItem {
  readonly PK: string
  readonly SK: 'CREDENTIAL'
  readonly memberId: string
}

interface PasskeyCountItem {
  readonly PK: string
  readonly SK: 'PASSKEYS'
  readonly held: number
}

const PASSKEY = 'PASSKEY#'

/** The hash of a credential id, because the id may be longer than a sort key. */
export const passkeyIdOf = (credentialId: string): string =>
  createHash('sha256').update(credentialId).digest('base64url')

export const passkeyKey = (memberId: string, passkeyId: string): Key<PasskeyItem> => ({
  PK: memberKey(memberId).PK,
  SK: `${PASSKEY}${passkeyId}`,
})

export const passkeyIdIn = ({ SK }: Pick<PasskeyItem, 'SK'>): string => SK.slice(PASSKEY.length)

export const credentialKey = (passkeyId: string): Key<CredentialItem> => ({
  PK: `CREDENTIAL#${passkeyId}`,
  SK: 'CREDENTIAL',
})

const countKey = (memberId: string): Key<PasskeyCountItem> => ({
  PK: memberKey(memberId).PK,
  SK: 'PASSKEYS',
})

interface PasskeyRange {
  readonly partition: Partition<PasskeyItem>
  readonly prefix: string
}

export const passkeyRange = (memberId: string): PasskeyRange => ({
  partition: { PK: memberKey(memberId).PK },
  prefix: PASSKEY,
})

type NewPasskey = Omit<PasskeyItem, 'PK' | 'SK' | 'createdAt'>

export const passkeyItem = (passkey: NewPasskey): PasskeyItem => ({
  ...passkeyKey(passkey.memberId, passkeyIdOf(passkey.credentialId)),
  ...passkey,
  createdAt: isoNow(),
})

type PasskeyWrites = Readonly<Record<'passkey' | 'credential' | 'count', Write>>

/** Fails when a member has this credential already, or the member has `LIMITS.passkeys` passkeys. */
export const putPasskey = (item: PasskeyItem): PasskeyWrites => ({
  credential: putNew<CredentialItem>({
    ...credentialKey(passkeyIdIn(item)),
    memberId: item.memberId,
  }),
  passkey: put(item),
  count: update(countKey(item.memberId), {
    add: { held: 1 },
    condition: expression`attribute_not_exists(held) OR held < ${LIMITS.passkeys}`,
  }),
})

export const deletePasskey = (memberId: string, passkeyId: string): PasskeyWrites => ({
  passkey: remove(passkeyKey(memberId, passkeyId), exists),
  credential: remove(credentialKey(passkeyId)),
  count: update(countKey(memberId), { add: { held: -1 } }),
})

/**
 * Stores the counter of a use. Fails when the passkey was removed, or when the counter did not rise:
 * then the authenticator was copied. Many authenticators never count and stay at 0.
 */
export const recordPasskeyUse = (passkey: PasskeyItem, counter: number): Write<PasskeyItem> =>
  update(keyOf(passkey), {
    set: { counter, lastUsedAt: isoNow() },
    condition: counter === 0 ? { counter } : expression`#counter < ${counter}`,
  })

export const setPasskeyName = (
  memberId: string,
  passkeyId: string,
  name: string,
): Write<PasskeyItem> =>
  update(passkeyKey(memberId, passkeyId), { set: { name }, condition: exists })
