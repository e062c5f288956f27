import { setTimeout as pause } from 'node:timers/promises'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { epochSeconds, now } from '../../platform/clock.ts'
import { env } from '../../platform/env.ts'
import { ApiError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { db } from '../../platform/table.ts'
import { turnKey, type AvatarTurnItem } from './avatar.items.ts'

/** Longer than a function of the API may run, so that only the turn of a dead one is taken over. */
const TURN_MS = 35_000
/** Three to six seconds in all, where a turn takes a fraction of one. */
const TRIES = 30
const PAUSE_MS = 100

/** False where the condition did not hold. */
const didHold = (written: Promise<unknown>): Promise<boolean> =>
  written.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ConditionalCheckFailedException) return false
      throw error
    },
  )

const take = (memberId: string, holder: string): Promise<boolean> => {
  const takenUntil = now() + TURN_MS
  const expiresAt = epochSeconds(takenUntil)
  const turn = {
    ...turnKey(memberId),
    entity: 'AvatarTurn',
    holder,
    takenUntil,
    expiresAt,
  } as const
  return didHold(
    db.send(
      new PutCommand({
        TableName: env.tableName,
        Item: turn satisfies AvatarTurnItem,
        // One's own: an answer was lost, and the client sent it again.
        ConditionExpression: 'attribute_not_exists(PK) OR takenUntil < :now OR holder = :me',
        ExpressionAttributeValues: { ':now': now(), ':me': holder },
      }),
    ),
  )
}

const giveBack = (memberId: string, holder: string): Promise<boolean> =>
  didHold(
    db.send(
      new DeleteCommand({
        TableName: env.tableName,
        Key: turnKey(memberId),
        ConditionExpression: 'holder = :me',
        ExpressionAttributeValues: { ':me': holder },
      }),
    ),
  )

/**
 * One change of a member's picture after the other: object and address are two writes, and no condition spans both.
 * @throws ApiError conflict, before anything is touched, where the turns of others do not end
 */
export const inTurn = async <T>(memberId: string, work: () => Promise<T>): Promise<T> => {
  const holder = newId()
  for (let tries = 1; !(await take(memberId, holder)); tries++) {
    if (tries === TRIES) throw new ApiError('conflict')
    await pause(PAUSE_MS * (1 + Math.random()))
  }
  try {
    return await work()
  } finally {
    await giveBack(memberId, holder)
  }
}
