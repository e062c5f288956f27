import { epochSeconds } from '../runtime/clock.ts'
import { env } from '../runtime/env.ts'
import type { TransactItem } from '../table/transact.ts'

const KEPT_SECONDS = 24 * 3600

export interface IdempotencyItem {
  readonly PK: string
  readonly SK: string
  readonly result: string
  readonly fingerprint: string
  readonly expiresAt: number
}

export const idempotencyKey = (memberId: string, contractId: string, key: string) => ({
  PK: `IDEMPOTENCY#${memberId}`,
  SK: `${contractId}#${key}`,
})

/** Joins the transaction of its cause, so that the effect and its memory stand or fall together. */
export const putIdempotency = (
  key: { PK: string; SK: string },
  result: string,
  fingerprint: string,
): TransactItem => ({
  Put: {
    TableName: env.tableName,
    Item: { ...key, result, fingerprint, expiresAt: epochSeconds() + KEPT_SECONDS },
    ConditionExpression: 'attribute_not_exists(PK)',
  },
})
