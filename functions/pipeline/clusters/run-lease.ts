import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { now } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { db } from '#platform/table/table.ts'
import { runKey, type RunItem } from '../run-state/index.ts'

/** Longer than the function may run, so that only the run of a dead one is taken over. */
const LEASE_MS = 150_000

type Change = Pick<
  UpdateCommandInput,
  'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeValues'
>

/** The run as it was before, or null where the condition does not hold. */
const change = async (how: Change): Promise<Partial<RunItem> | null> => {
  try {
    const { Attributes = {} } = await db.send(
      new UpdateCommand({
        TableName: env.tableName,
        Key: runKey('articles'),
        ReturnValues: 'ALL_OLD',
        ...how,
      }),
    )
    return Attributes
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return null
    throw error
  }
}

const take = (at: number, until: number) =>
  change({
    UpdateExpression: 'SET startedAt = :start, leasedUntil = :until REMOVE isAskedAgain',
    ConditionExpression: 'attribute_not_exists(leasedUntil) OR leasedUntil < :now',
    ExpressionAttributeValues: {
      ':start': new Date(at).toISOString(),
      ':until': until,
      ':now': at,
    },
  })

/** Null where the run has ended meanwhile: then nobody would hear it. */
const askAgain = (at: number) =>
  change({
    UpdateExpression: 'SET isAskedAgain = :yes',
    ConditionExpression: 'leasedUntil >= :now',
    ExpressionAttributeValues: { ':yes': true, ':now': at },
  })

const release = (until: number) =>
  change({
    UpdateExpression: 'REMOVE leasedUntil, isAskedAgain',
    ConditionExpression: 'leasedUntil = :mine',
    ExpressionAttributeValues: { ':mine': until },
  })

export interface Done<T> {
  readonly result: T
  /** Somebody wanted to run meanwhile: there may be more than was seen at the start. */
  readonly isAskedAgain: boolean
}

/** What `work` answers; null while another run is under way, which then knows that it was asked again. */
export const asOnlyRun = async <T>(
  work: (startedAt: string) => Promise<T>,
): Promise<Done<T> | null> => {
  const at = now()
  const until = at + LEASE_MS
  while (!(await take(at, until))) if (await askAgain(at)) return null
  let result: T
  try {
    result = await work(new Date(at).toISOString())
  } catch (error) {
    await release(until)
    throw error
  }
  const before = await release(until)
  return { result, isAskedAgain: before?.isAskedAgain ?? false }
}
