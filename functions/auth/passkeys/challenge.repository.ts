import { randomBytes } from 'node:crypto'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { put, remove, write, writeAndGetOld } from '#platform/table/index.ts'
import {
  CHALLENGE_SECONDS,
  challengeKey,
  type ChallengeItem,
  type Purpose,
} from './challenge.items.ts'

const CHALLENGE_BYTES = 32

export const createChallenge = async (purpose: Purpose, memberId: string): Promise<string> => {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url')
  const item: ChallengeItem = {
    ...challengeKey(challenge),
    purpose,
    memberId,
    expiresAt: epochSeconds() + CHALLENGE_SECONDS,
  }
  await write(put(item))
  return challenge
}

/**
 * Deletes and returns a challenge: of two concurrent calls, only one finds it.
 * Undefined when it is unknown, used, expired, or was created for another purpose.
 */
export const redeemChallenge = async (
  challenge: string,
  purpose: Purpose,
): Promise<ChallengeItem | undefined> => {
  const redeemed = await writeAndGetOld(remove(challengeKey(challenge)))
  const isValid = redeemed?.purpose === purpose && redeemed.expiresAt > epochSeconds()
  return isValid ? redeemed : undefined
}
