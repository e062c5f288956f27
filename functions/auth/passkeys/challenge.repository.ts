import { randomBytes } from 'node:crypto'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { db } from '#platform/table/table.ts'
import {
  CHALLENGE_SECONDS,
  challengeKey,
  takeChallengeInput,
  type ChallengeItem,
  type Purpose,
} from './challenge.items.ts'

const CHALLENGE_BYTES = 32

export const newChallenge = async (purpose: Purpose, memberId: string): Promise<string> => {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url')
  const item: ChallengeItem = {
    ...challengeKey(challenge),
    purpose,
    memberId,
    expiresAt: epochSeconds() + CHALLENGE_SECONDS,
  }
  await db.send(new PutCommand({ TableName: env.tableName, Item: item }))
  return challenge
}

/** Redeems a challenge, once. Undefined when it is unknown, used, too old, or was given for something else. */
export const takeChallenge = async (
  challenge: string,
  purpose: Purpose,
): Promise<ChallengeItem | undefined> => {
  const { Attributes } = await db.send(new DeleteCommand(takeChallengeInput(challenge)))
  const taken = Attributes as ChallengeItem | undefined
  return taken?.purpose === purpose && taken.expiresAt > epochSeconds() ? taken : undefined
}
