import { transparency } from '#shared/api/transparency.ts'
import { halfYearOf, publicCounts, type Counts } from '#shared/domain/transparency.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { cached } from '#platform/runtime/cached.ts'
import { query } from '#platform/table/index.ts'
import { countersPartition, type CounterItem } from '../counters/counter.items.ts'

const MONTHS = 24
const HALF_YEARS = 4
const FRESH_MS = 60_000

/** Once a minute for all visitors of a function instance. */
const { read: readMonths } = cached(FRESH_MS, async () => {
  const { items } = await query(countersPartition, { limit: MONTHS, newestFirst: true })
  return items
})

const numbersOf = ({ PK: _, SK: __, ...counters }: CounterItem): Counts =>
  Object.fromEntries(
    Object.entries(counters).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  )

const add = (sum: Counts, counts: Counts): Counts => ({
  ...sum,
  ...Object.fromEntries(
    Object.entries(counts).map(([name, value]) => [name, (sum[name] ?? 0) + value]),
  ),
})

const halfYearsOf = (months: readonly CounterItem[]) => {
  const sums = new Map<string, Counts>()
  for (const month of months) {
    const period = halfYearOf(month.SK)
    sums.set(period, add(sums.get(period) ?? {}, numbersOf(month)))
  }
  return [...sums].slice(0, HALF_YEARS)
}

const sorted = (counts: Readonly<Record<string, number | null>>) =>
  Object.fromEntries(Object.entries(counts).sort(([one], [other]) => one.localeCompare(other)))

export const handler = endpoint(transparency, async () => {
  const months = await readMonths()
  return {
    halfYears: halfYearsOf(months).map(([period, counts]) => ({
      period,
      counts: sorted(publicCounts(counts)),
    })),
    months: months.map((month) => {
      const { reports = 0, decisions = 0, appeals = 0 } = numbersOf(month)
      return { period: month.SK, reports, decisions, appeals }
    }),
  }
})
