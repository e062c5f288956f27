import { createHash } from 'node:crypto'
import type { Key } from '#platform/table/index.ts'

/** Five minutes; browsers give up after one. */
export const CHALLENGE_SECONDS = 5 * 60

export type Purpose = 'create' | 'sign-in'

export interface ChallengeItem {
  readonly PK: string
  readonly SK: 'CHALLENGE'
  readonly purpose: Purpose
  /** The member whose passkey may answer; an empty string allows every member's. */
  readonly memberId: string
  readonly expiresAt: number
}

export const challengeKey = (challenge: string): Key<ChallengeItem> => ({
  PK: `CHALLENGE#${createHash('sha256').update(challenge).digest('base64url')}`,
  SK: 'CHALLENGE',
})
