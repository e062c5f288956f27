import { concertZoneOf } from './concert-zones.ts'
import { addDays, wallClockAt, type WallClock } from './wall-clock.ts'

/** When an evening ends, on the next day (docs/product/concerts.md#evening). */
const EVENING_ENDS = '05:00'

/** The day whose evening it is; the night belongs to the evening before. */
export const eveningOf = ({ date, time }: WallClock): string =>
  time < EVENING_ENDS ? addDays(date, -1) : date

/**
 * The evening that it is, on the clock of most venues, also for a viewer in another zone.
 * @param instant milliseconds since 1970
 */
export const eveningAt = (instant: number, zone = concertZoneOf()): string =>
  eveningOf(wallClockAt(instant, zone))
