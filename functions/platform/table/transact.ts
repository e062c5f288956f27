import { randomUUID } from 'node:crypto'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { ApiError } from '../runtime/errors.ts'
import { db } from './table.ts'
import type { Check, Write } from './builders.ts'
import { ConditionFailed } from './condition-failed.ts'
import { retry } from './retry.ts'
import { isConflict } from '../runtime/transient.ts'

export type TransactItem = Write | Check

/** False where an answer was lost: then it may have been written all the same. */
export const isDefinitelyNotCommitted = (error: unknown): boolean =>
  error instanceof ConditionFailed ||
  error instanceof TransactionCanceledException ||
  error instanceof ApiError

const failedNames = (error: TransactionCanceledException, names: readonly string[]): string[] =>
  (error.CancellationReasons ?? []).flatMap((reason, index) =>
    reason.Code === 'ConditionalCheckFailed' ? [names[index] ?? String(index)] : [],
  )

const sendOnce = async (
  TransactItems: readonly TransactItem[],
  names: readonly string[],
): Promise<void> => {
  try {
    // By its token DynamoDB recognises a transaction that is sent again because its answer was lost.
    await db.call('TransactWriteItems', { ClientRequestToken: randomUUID(), TransactItems })
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const failed = failedNames(error, names)
    throw failed.length > 0 ? new ConditionFailed(failed) : error
  }
}

/** Some 5 s: an item that a hundred requests change at once serves all of them. */
const MAX_ATTEMPTS = 40

export interface TransactOptions {
  /**
   * Asked after each conflict. When true, a concurrent request did the same already, and nothing is written.
   * A read conflicts with nothing, while each further attempt holds up the others.
   */
  readonly isDone?: () => Promise<boolean>
}

/**
 * Writes all items or none, at most 100. Names only serve to say which condition failed; null entries are left out.
 * DynamoDB cancels a transaction that meets another one or a hot item: it is tried again.
 * @throws ConditionFailed
 */
export const transact = async (
  items: Readonly<Record<string, TransactItem | null>>,
  { isDone = () => Promise.resolve(false) }: TransactOptions = {},
): Promise<void> => {
  const entries = Object.entries(items).filter(
    (entry): entry is [string, TransactItem] => entry[1] !== null,
  )
  const names = entries.map(([name]) => name)
  const parts = entries.map(([, item]) => item)
  let isRetry = false
  const attempt = async (): Promise<void> => {
    if (isRetry && (await isDone())) return
    isRetry = true
    await sendOnce(parts, names)
  }
  await retry(attempt, { when: isConflict, attempts: MAX_ATTEMPTS })
}
