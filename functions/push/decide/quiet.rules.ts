import type { QuietHours } from '#shared/api/push.ts'
import { addDays, instantOf, wallClockAt, type WallClock } from '#shared/domain/wall-clock.ts'

const ZONE = 'Europe/Berlin'

/** In the night of March in which clocks skip an hour, a skipped time begins with the hour after it. */
const instantInBerlin = (clock: WallClock): number => {
  const instant = instantOf(clock, ZONE)
  if (instant !== null) return instant
  const hour = Number(clock.time.slice(0, 2)) + 1
  return instantOf({ ...clock, time: `${String(hour).padStart(2, '0')}:00` }, ZONE) ?? Number.NaN
}

/**
 * The end of the quiet hours that contain the instant; undefined outside of them. They are compared as instants, so an
 * hour that exists twice neither ends nor begins them a second time. In milliseconds since 1970.
 */
export const quietHoursEnd = (at: number, { isOn, from, to }: QuietHours): number | undefined => {
  if (!isOn || from === to) return undefined
  const { date } = wallClockAt(at, ZONE)
  for (const day of [addDays(date, -1), date]) {
    const start = instantInBerlin({ date: day, time: from })
    const end = instantInBerlin({ date: from < to ? day : addDays(day, 1), time: to })
    if (start <= at && at < end) return end
  }
  return undefined
}

export interface Rest {
  readonly quietHours: QuietHours
  /** ISO 8601. */
  readonly pausedUntil?: string | null | undefined
}

/** When pushes may come again: the end of pause and quiet hours together; undefined when they may come now. */
export const restEnd = (at: number, { quietHours, pausedUntil }: Rest): number | undefined => {
  const paused = pausedUntil ? Date.parse(pausedUntil) : 0
  const afterPause = Math.max(at, paused)
  const end = quietHoursEnd(afterPause, quietHours) ?? afterPause
  return end > at ? end : undefined
}
