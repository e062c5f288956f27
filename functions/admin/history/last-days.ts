const DAY_MS = 24 * 3_600_000

/** The last `count` days, `today` included, the oldest first. */
export const lastDays = (today: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(today) - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  )
