import { update, type Key, type Stored, type Write } from '#platform/table/index.ts'

/** Visible concerts of each day of a month, everywhere or in one city; the names of days are `d01` to `d31`. */
type MonthItem = Stored & Readonly<Partial<Record<string, number | string>>>

/** A day of `YYYY-MM-DD` and a folded city; everywhere without one. */
interface Place {
  readonly date: string
  readonly city?: string | undefined
}

const MONTH = 7
const EVERYWHERE = 'ALL'

export const monthKey = (month: string, city: string | undefined): Key<MonthItem> => ({
  PK: `CONCERT_DAYS#${month}`,
  SK: city === undefined ? EVERYWHERE : `CITY#${city}`,
})

const dayName = (date: string): string => `d${date.slice(MONTH + 1)}`

/** The month of a day that a concert leaves or enters, everywhere and in its city. */
const stepsOf = (place: Place | undefined, by: 1 | -1) =>
  place
    ? [undefined, place.city].map((city) => ({
        key: monthKey(place.date.slice(0, MONTH), city),
        day: dayName(place.date),
        by,
      }))
    : []

/** Moves a concert from one day and city to another. One write for each month, because both can be in one. */
export const moveBetweenDays = (
  from: Place | undefined,
  to: Place | undefined,
): Record<string, Write<MonthItem>> => {
  const steps = [...stepsOf(from, -1), ...stepsOf(to, 1)]
  const byMonth = Map.groupBy(steps, ({ key }) => `${key.PK} ${key.SK}`)
  return Object.fromEntries(
    [...byMonth].flatMap(([name, [first, ...others]]) => {
      if (!first) return []
      const add: Record<string, number> = {}
      for (const { day, by } of [first, ...others]) add[day] = (add[day] ?? 0) + by
      const moved = Object.entries(add).filter(([, by]) => by !== 0)
      return moved.length === 0
        ? []
        : [[name, update<MonthItem>(first.key, { add: Object.fromEntries(moved) })]]
    }),
  )
}

export interface CountedDay {
  readonly date: string
  readonly count: number
}

/** Days that have concerts, in order. */
export const countedDays = (
  month: string,
  item: Readonly<Record<string, unknown>> | undefined,
): CountedDay[] =>
  Object.entries(item ?? {})
    .flatMap(([name, count]) =>
      /^d\d{2}$/.test(name) && typeof count === 'number' && count > 0
        ? [{ date: `${month}-${name.slice(1)}`, count }]
        : [],
    )
    .toSorted((one, other) => one.date.localeCompare(other.date))
