const HOUR_MS = 3_600_000

/** Upper bounds of times, in hours. A histogram is honest where an average hides the slow ones. */
export const TIME_BUCKETS = { '1h': 1, '1d': 24, '3d': 72, '7d': 168, '30d': 720 } as const
export type TimeBucket = keyof typeof TIME_BUCKETS | 'later'

export const chooseTimeBucket = (from: string, until: string): TimeBucket => {
  const hours = (Date.parse(until) - Date.parse(from)) / HOUR_MS
  const found = Object.entries(TIME_BUCKETS).find(([, max]) => hours <= max)
  return (found?.[0] as TimeBucket | undefined) ?? 'later'
}

/** Parts of a number below this are not published, because they could point at single people. */
export const SMALLEST_SHOWN = 5

export type Counts = Readonly<Record<string, number>>
/** Null for 1 to 4, and for a bigger part that would give one of these away. */
export type PublicCounts = Readonly<Record<string, number | null>>

const groupOf = (name: string): string => name.slice(0, name.lastIndexOf(':'))

const isSmall = (value: number): boolean => value > 0 && value < SMALLEST_SHOWN

/** Hides small parts, and of a group with one hidden part the next smallest, which would give it away. */
export const publicCounts = (counts: Counts): PublicCounts => {
  const parts = Object.entries(counts).filter(([name]) => name.includes(':'))
  const hidden = new Set(parts.filter(([, value]) => isSmall(value)).map(([name]) => name))
  for (const group of new Set([...hidden].map(groupOf))) {
    const members = parts.filter(([name, value]) => groupOf(name) === group && value > 0)
    if (members.filter(([name]) => hidden.has(name)).length > 1) continue
    const [next] = members.filter(([name]) => !hidden.has(name)).sort(([, a], [, b]) => a - b)
    if (next) hidden.add(next[0])
  }
  return Object.fromEntries(
    Object.entries(counts).map(([name, value]) => [name, hidden.has(name) ? null : value]),
  )
}

/** `2026-H2` for a month. */
export const halfYearOf = (month: string): string =>
  `${month.slice(0, 4)}-H${Number(month.slice(5, 7)) <= 6 ? 1 : 2}`
