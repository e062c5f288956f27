import { memberKey } from '#platform/identity/member.items.ts'
import { expression, put, putNew, update, type Key, type Write } from '#platform/table/index.ts'

export interface RecoveryItem {
  readonly PK: string
  readonly SK: 'RECOVERY'
  /** Of the unused codes; absent when all are used. */
  readonly hashes?: ReadonlySet<string>
  readonly createdAt: string
}

export const recoveryKey = (memberId: string): Key<RecoveryItem> => ({
  PK: memberKey(memberId).PK,
  SK: 'RECOVERY',
})

interface NewCodes {
  readonly memberId: string
  readonly hashes: readonly string[]
  readonly createdAt: string
}

/** With `first`, fails when the member has codes already, so that only one of two concurrent calls succeeds. */
export const putCodes = (
  { memberId, hashes, createdAt }: NewCodes,
  { first }: { first: boolean },
): Write<RecoveryItem> => {
  const item: RecoveryItem = { ...recoveryKey(memberId), hashes: new Set(hashes), createdAt }
  return first ? putNew(item) : put(item)
}

/** Fails unless the code is an unused one. */
export const spendCode = (memberId: string, hash: string): Write<RecoveryItem> =>
  update(recoveryKey(memberId), {
    removeFrom: { hashes: new Set([hash]) },
    condition: expression`contains(hashes, ${hash})`,
  })
