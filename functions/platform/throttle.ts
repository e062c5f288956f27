import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { ThrottleName } from '../../shared/domain/throttles.ts'
import { THROTTLES } from '../../shared/domain/throttles.ts'
import { epochSeconds } from './clock.ts'
import { env } from './env.ts'
import { ApiError } from './errors.ts'
import { db } from './table.ts'

const windowOf = (name: ThrottleName) => {
  const { limit, windowSeconds } = env.throttles[name] ?? THROTTLES[name]
  const seconds = epochSeconds()
  const start = seconds - (seconds % windowSeconds)
  return { limit, start, end: start + windowSeconds, left: start + windowSeconds - seconds }
}

const throttleKey = (name: ThrottleName, subject: string, start: number) => ({
  PK: `THROTTLE#${name}#${subject}`,
  SK: String(start),
})

/**
 * Counts one use by `subject` (a member id, an address) in the current window.
 * @throws ApiError throttled, with the seconds until the window ends
 */
export const throttle = async (name: ThrottleName, subject: string): Promise<void> => {
  const { limit, start, end, left } = windowOf(name)
  try {
    await db.send(
      new UpdateCommand({
        TableName: env.tableName,
        Key: throttleKey(name, subject, start),
        UpdateExpression: 'ADD used :one SET expiresAt = :end',
        ConditionExpression: 'attribute_not_exists(used) OR used < :limit',
        ExpressionAttributeValues: { ':one': 1, ':end': end, ':limit': limit },
      }),
    )
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') {
      throw new ApiError('throttled', undefined, left)
    }
    throw error
  }
}
