import { createHash } from 'node:crypto'
import { epochSeconds, now } from '#platform/runtime/clock.ts'
import { put, type Key, type Write } from '#platform/table/index.ts'

/** Ids of two feed items, in either order. */
export type Pair = readonly [one: string, other: string]

/** What the model said about two items; kept as long as an item can join a cluster, and twice as long. */
export interface StoryPairItem {
  readonly PK: string
  readonly SK: 'ANSWER'
  readonly isSame: boolean
  readonly expiresAt: number
}

const KEPT_MS = 6 * 86_400_000

/** The same text for both orders. */
export const pairName = (pair: Pair): string => pair.toSorted().join(' ')

export const storyPairKey = (pair: Pair): Key<StoryPairItem> => ({
  PK: `STORY_PAIR#${createHash('sha256').update(pairName(pair)).digest('hex').slice(0, 32)}`,
  SK: 'ANSWER',
})

export const putAnswer = (pair: Pair, isSame: boolean): Write<StoryPairItem> =>
  put({ ...storyPairKey(pair), isSame, expiresAt: epochSeconds(now() + KEPT_MS) })
