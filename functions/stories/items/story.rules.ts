import { STORY } from '#shared/domain/stories.ts'
import { ulidTime } from '#shared/domain/ids.ts'
import { now } from '#platform/runtime/clock.ts'

const HOUR_MS = 3_600_000

/** When a story ends, in milliseconds since 1970: its ULID holds when it was published. */
export const storyEnd = (ulid: string): number => ulidTime(ulid) + STORY.hours * HOUR_MS

/** Nobody reads a story from then on, whether or not it is deleted already (docs/product/stories.md#the-end). */
export const hasEnded = (ulid: string): boolean => storyEnd(ulid) <= now()

/** For `expiresAt`, which DynamoDB counts in seconds. */
export const endSeconds = (ulid: string): number => Math.ceil(storyEnd(ulid) / 1000)
