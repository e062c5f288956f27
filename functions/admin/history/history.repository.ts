import {
  DAYS,
  dayKey,
  dayOf,
  SAMPLES,
  sampleKey,
  timeOf,
  type DayItem,
} from '../../pipeline/run-state/index.ts'
import { query } from '#platform/table/index.ts'

/** Half-hourly runs write 48 a day; there are more only when admins start runs. */
const MAX_SAMPLES = 200
const LAST = '\uffff'

/** The items of these consecutive days, by day. */
export const readDays = async (days: readonly string[]): Promise<ReadonlyMap<string, DayItem>> => {
  const { items } = await query(DAYS, {
    between: [dayKey(days[0] ?? '').SK, dayKey(days.at(-1) ?? '').SK],
  })
  return new Map(items.map((item) => [dayOf(item), item]))
}

export interface Sample {
  readonly at: string
  readonly pending: number
  readonly processing: number
  readonly failed: number
}

/** The newest samples since an instant, the oldest first. */
export const readSamples = async (since: string): Promise<Sample[]> => {
  const { items } = await query(SAMPLES, {
    between: [sampleKey(since).SK, sampleKey(LAST).SK],
    limit: MAX_SAMPLES,
    newestFirst: true,
  })
  return items
    .map((item) => ({
      at: timeOf(item),
      pending: item.pending,
      processing: item.processing,
      failed: item.failed,
    }))
    .toReversed()
}
