import { setTimeout as sleep } from 'node:timers/promises'
import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { ApiError } from '../runtime/errors.ts'
import { db } from './table.ts'

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** A condition did not hold; nothing was written. */
export class ConditionFailed extends Error {
  readonly names: readonly string[]

  constructor(names: readonly string[]) {
    super(`Condition failed: ${names.join(', ')}`)
    this.name = 'ConditionFailed'
    this.names = names
  }

  has(name: string): boolean {
    return this.names.includes(name)
  }
}

/** False where an answer was lost: then it may have been written all the same. */
export const isDefinitelyNotCommitted = (error: unknown): boolean =>
  error instanceof ConditionFailed ||
  error instanceof TransactionCanceledException ||
  error instanceof ApiError

const ATTEMPTS = 12
const BASE_MS = 8
const CAP_MS = 250

const backoff = (attempt: number): Promise<void> =>
  sleep(Math.random() * Math.min(CAP_MS, BASE_MS * 2 ** attempt))

const failedNames = (error: TransactionCanceledException, names: readonly string[]): string[] =>
  (error.CancellationReasons ?? []).flatMap((reason, index) =>
    reason.Code === 'ConditionalCheckFailed' ? [names[index] ?? String(index)] : [],
  )

const TRANSIENT_CODES = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']

const isTransient = (error: TransactionCanceledException): boolean =>
  (error.CancellationReasons ?? []).some(({ Code = '' }) => TRANSIENT_CODES.includes(Code))

/**
 * Writes all items or none. Names only serve to say which condition failed; null entries are left out.
 * DynamoDB cancels a transaction that meets another one or a hot item: it is tried again, with jitter.
 * @throws ConditionFailed
 */
export const transact = async (
  items: Readonly<Record<string, TransactItem | null>>,
): Promise<void> => {
  const entries = Object.entries(items).filter(
    (entry): entry is [string, TransactItem] => entry[1] !== null,
  )
  const names = entries.map(([name]) => name)
  const command = new TransactWriteCommand({ TransactItems: entries.map(([, item]) => item) })
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      await db.send(command)
      return
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error
      const failed = failedNames(error, names)
      if (failed.length > 0) throw new ConditionFailed(failed)
      if (!isTransient(error)) throw error
      await backoff(attempt)
    }
  }
  throw new ApiError('unavailable', undefined, 1)
}

/** For a single write whose refused condition means that there is nothing to do. */
export const unlessRefused = async (write: Promise<unknown>): Promise<void> => {
  try {
    await write
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
  }
}
