const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** One minute of every hour, or every n minutes. */
const WITHIN_HOURS = /^(?:(\d+)|\*\/(\d+)) \* \* \* \*$/

/**
 * When a schedule runs next. Berlin is whole hours from UTC, so minutes need no time zone.
 * @throws Error for a cron that names more than minutes
 */
export const nextRun = (cron: string, after: number): number => {
  const [, minute, step] = WITHIN_HOURS.exec(cron) ?? []
  const [first, every] = [Number(minute ?? 0), minute === undefined ? Number(step) : 60]
  if (!(first < 60 && every > 0 && 60 % every === 0)) throw new Error(`Unknown cron: ${cron}`)
  const [offset, period] = [first * MINUTE_MS, every * MINUTE_MS]
  const hour = Math.floor(after / HOUR_MS) * HOUR_MS
  const passed = Math.floor((after - hour - offset) / period)
  return hour + offset + (passed + 1) * period
}
