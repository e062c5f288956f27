import { createHash } from 'node:crypto'
import { env } from '#platform/runtime/env.ts'

/** Five minutes; browsers give up after one. */
export const CHALLENGE_SECONDS = 5 * 60

export type Purpose = 'create' | 'sign-in'

export interface ChallengeItem {
  readonly PK: string
  readonly SK: 'CHALLENGE'
  readonly purpose: Purpose
  /** Whose passkey may answer; an empty string for anybody's. */
  readonly memberId: string
  readonly expiresAt: number
}

export const challengeKey = (challenge: string): { PK: string; SK: 'CHALLENGE' } => ({
  PK: `CHALLENGE#${createHash('sha256').update(challenge).digest('base64url')}`,
  SK: 'CHALLENGE',
})

/** Of two who redeem one challenge, the second finds nothing to delete. */
export const takeChallengeInput = (challenge: string) => ({
  TableName: env.tableName,
  Key: challengeKey(challenge),
  ReturnValues: 'ALL_OLD' as const,
})
