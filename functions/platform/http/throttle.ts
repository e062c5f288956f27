import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { THROTTLES, type Throttle, type ThrottleName } from '#shared/domain/throttles.ts'
import { epochSeconds } from '../runtime/clock.ts'
import { env } from '../runtime/env.ts'
import { ApiError } from '../runtime/errors.ts'
import { db } from '../table/table.ts'

interface Window {
  readonly key: { readonly PK: string; readonly SK: string }
  readonly limit: number
  readonly lease: number
  readonly end: number
}

const windowOf = (name: ThrottleName, subject: string): Window => {
  const {
    limit,
    windowSeconds,
    lease = 1,
  }: Throttle = { ...THROTTLES[name], ...env.throttles[name] }
  const seconds = epochSeconds()
  const start = seconds - (seconds % windowSeconds)
  return {
    key: { PK: `THROTTLE#${name}#${subject}`, SK: String(start) },
    limit,
    lease: limit % lease === 0 ? lease : 1,
    end: start + windowSeconds,
  }
}

/** Takes `lease` uses of the window at once. @throws ApiError throttled, with the seconds until the window ends */
const take = async ({ key, limit, lease, end }: Window): Promise<void> => {
  try {
    await db.send(
      new UpdateCommand({
        TableName: env.tableName,
        Key: key,
        UpdateExpression: 'ADD used :lease SET expiresAt = :end',
        ConditionExpression: 'attribute_not_exists(used) OR used <= :room',
        ExpressionAttributeValues: { ':lease': lease, ':end': end, ':room': limit - lease },
      }),
    )
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') {
      throw new ApiError('throttled', undefined, Math.max(1, end - epochSeconds()))
    }
    throw error
  }
}

const MAX_LEASES = 2000
const leases = new Map<string, number>()

const leaseOf = ({ key }: Window): string => `${key.PK}@${key.SK}`

/**
 * Counts one use by `subject` (a member id, an address) in the current window.
 * @throws ApiError throttled, with the seconds until the window ends
 */
export const throttle = async (name: ThrottleName, subject: string): Promise<void> => {
  const window = windowOf(name, subject)
  const lease = leaseOf(window)
  const left = leases.get(lease) ?? 0
  if (left > 0) {
    leases.set(lease, left - 1)
    return
  }
  await take(window)
  if (window.lease === 1) return
  if (leases.size >= MAX_LEASES) leases.clear()
  leases.set(lease, (leases.get(lease) ?? 0) + window.lease - 1)
}

/** As in a new function instance; for tests and measurements. */
export const forgetLeases = (): void => {
  leases.clear()
}

/** Takes back one use that turned out not to count; for throttles without leases. */
export const giveBack = async (name: ThrottleName, subject: string): Promise<void> => {
  try {
    await db.send(
      new UpdateCommand({
        TableName: env.tableName,
        Key: windowOf(name, subject).key,
        UpdateExpression: 'ADD used :back',
        ConditionExpression: 'used > :none',
        ExpressionAttributeValues: { ':back': -1, ':none': 0 },
      }),
    )
  } catch (error) {
    // The window of the use is over: nothing is left to take back.
    if (!(error instanceof Error && error.name === 'ConditionalCheckFailedException')) throw error
  }
}
