import { attribute, expression, update, type Key, type Write } from '#platform/table/index.ts'

/** Visible concerts of each day of a month, everywhere or in one city; the names of days are `d01` to `d31`. */
interface MonthItem {
  readonly PK: string
  readonly SK: string
}

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

export const countOnDay = ({ date, city }: Place, by: 1 | -1): Write<MonthItem> => {
  const day = attribute(dayName(date))
  return update(monthKey(date.slice(0, MONTH), city), {
    expression: expression`ADD ${day} ${by}`,
  })
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
