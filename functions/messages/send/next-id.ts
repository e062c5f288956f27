import { encodeTime } from 'ulid'
import { ulidTime } from '#shared/domain/ids.ts'
import { now } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'

/** Clocks of functions differ by less; without a bound a caller could move a thread into the future. */
const MAX_AHEAD_MS = 10_000

const TIME_CHARS = 10

/**
 * A ULID above `after`, also when the clock of this function is behind the one that made `after`
 * (docs/decisions/0031-messages-are-sorted-after-what-was-known.md).
 */
export const idAfter = (after: string | undefined): string => {
  const id = newId()
  if (after === undefined || after < id) return id
  const time = ulidTime(after)
  return time > now() + MAX_AHEAD_MS ? id : encodeTime(time + 1) + id.slice(TIME_CHARS)
}
