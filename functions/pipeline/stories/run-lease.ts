import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { now } from '../../platform/clock.ts'
import { env } from '../../platform/env.ts'
import { db } from '../../platform/table.ts'
import { unlessRefused } from '../../platform/transact.ts'
import { runKey } from '../ledger/index.ts'

/** Longer than the function may run, so that only the run of a dead one is taken over. */
const LEASE_MS = 150_000

const KEY = { TableName: env.tableName, Key: runKey('articles') }

const take = async (at: number): Promise<number | null> => {
  const until = at + LEASE_MS
  try {
    await db.send(
      new UpdateCommand({
        ...KEY,
        UpdateExpression: 'SET startedAt = :start, leasedUntil = :until',
        ConditionExpression: 'attribute_not_exists(leasedUntil) OR leasedUntil < :now',
        ExpressionAttributeValues: {
          ':start': new Date(at).toISOString(),
          ':until': until,
          ':now': at,
        },
      }),
    )
    return until
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return null
    throw error
  }
}

const release = (until: number): Promise<void> =>
  unlessRefused(
    db.send(
      new UpdateCommand({
        ...KEY,
        UpdateExpression: 'REMOVE leasedUntil',
        ConditionExpression: 'leasedUntil = :mine',
        ExpressionAttributeValues: { ':mine': until },
      }),
    ),
  )

/** What `work` answers; null while another run is under way, which does what there is to do. */
export const asOnlyRun = async <T>(work: (startedAt: string) => Promise<T>): Promise<T | null> => {
  const at = now()
  const until = await take(at)
  if (until === null) return null
  try {
    return await work(new Date(at).toISOString())
  } finally {
    await release(until)
  }
}
