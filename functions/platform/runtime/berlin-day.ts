const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** 01:00 UTC on the last Sunday of a month (0 to 11), when Europe changes its clocks. */
const lastSunday = (year: number, month: number): number => {
  const lastDay = new Date(Date.UTC(year, month + 1, 0))
  return lastDay.getTime() - lastDay.getUTCDay() * DAY_MS + HOUR_MS
}

/** `yyyy-mm-dd` in Berlin. Without Intl, because its first use adds 20 ms to a cold start. */
export const berlinDay = (at: number): string => {
  const year = new Date(at).getUTCFullYear()
  const isSummer = at >= lastSunday(year, 2) && at < lastSunday(year, 9)
  return new Date(at + (isSummer ? 2 : 1) * HOUR_MS).toISOString().slice(0, 10)
}
