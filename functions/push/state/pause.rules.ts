import { addDays, instantOf, wallClockAt } from '#shared/domain/wall-clock.ts'

const ZONE = 'Europe/Berlin'
const MORNING = '08:00'
const HOUR_MS = 3600_000

/** Until when a pause lasts that starts now; undefined ends it. */
export const pauseEnd = (pause: 'hour' | 'morning' | 'none', at: number): string | undefined => {
  if (pause === 'none') return undefined
  if (pause === 'hour') return new Date(at + HOUR_MS).toISOString()
  const { date, time } = wallClockAt(at, ZONE)
  const day = time < MORNING ? date : addDays(date, 1)
  // Clocks change at night, so 8 o'clock exists on every day.
  const morning = instantOf({ date: day, time: MORNING }, ZONE) ?? at
  return new Date(morning).toISOString()
}
