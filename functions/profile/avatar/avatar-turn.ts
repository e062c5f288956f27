import { setTimeout as pause } from 'node:timers/promises'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { epochSeconds, now } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { db } from '#platform/table/table.ts'
import { unlessRefused } from '#platform/table/transact.ts'
import { turnKey, type AvatarTurnItem } from './avatar.items.ts'

/** Longer than the ten seconds that a function of the API may run, so that only the turn of a dead one is taken over. */
const TURN_MS = 15_000
/** Three to six seconds in all, where a turn takes a fraction of one. */
const TRIES = 30
const PAUSE_MS = 100

/** False while it is somebody else's turn. */
const take = async (memberId: string, holder: string): Promise<boolean> => {
  const at = now()
  const takenUntil = at + TURN_MS
  const turn: AvatarTurnItem = {
    ...turnKey(memberId),
    entity: 'AvatarTurn',
    holder,
    takenUntil,
    expiresAt: epochSeconds(takenUntil),
  }
  try {
    await db.send(
      new PutCommand({
        TableName: env.tableName,
        Item: turn,
        // One's own: an answer was lost, and the client sent it again.
        ConditionExpression: 'attribute_not_exists(PK) OR takenUntil < :now OR holder = :me',
        ExpressionAttributeValues: { ':now': at, ':me': holder },
      }),
    )
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}

const giveBack = (memberId: string, holder: string): Promise<void> =>
  unlessRefused(
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
