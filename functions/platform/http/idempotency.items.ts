import { keptSeconds } from '#shared/domain/retention.ts'
import { epochSeconds } from '../runtime/clock.ts'
import { putNew, type Key, type Write } from '../table/index.ts'

const KEPT_SECONDS = keptSeconds('idempotency')

export interface IdempotencyItem {
  readonly PK: string
  readonly SK: string
  readonly result: string
  readonly fingerprint: string
  readonly expiresAt: number
}

export const idempotencyKey = (
  memberId: string,
  contractId: string,
  key: string,
): Key<IdempotencyItem> => ({
  PK: `IDEMPOTENCY#${memberId}`,
  SK: `${contractId}#${key}`,
})

/** Part of the transaction that it remembers, so that both are written or neither is. */
export const putIdempotency = (
  key: Key<IdempotencyItem>,
  result: string,
  fingerprint: string,
): Write<IdempotencyItem> =>
  putNew({ ...key, result, fingerprint, expiresAt: epochSeconds() + KEPT_SECONDS })
